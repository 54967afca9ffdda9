/** The drawn pictures that stand on pages; site/pictures/stills.ts has their files. */
export type Still =
  | 'arcade'
  | 'b1'
  | 'b2'
  | 'b3'
  | 'b4'
  | 'b5'
  | 'b6'
  | 'consult'
  | 'gallery'
  | 'login'
  | 's-art'
  | 's-ecommerce'
  | 's-loan'
  | 's-negotiate'
  | 's-sports'
  | 's-tech'
  | 'table';
