import type { ServicePicture } from '../services.ts';
import { art } from './art.ts';
import { ecommerce } from './ecommerce.ts';
import { loan } from './loan.ts';
import { negotiate } from './negotiate.ts';
import type { Sector } from './sector.ts';
import { sports } from './sports.ts';
import { tech } from './tech.ts';

/** One file each in this folder, under the name of its picture. */
export const sectors: Record<ServicePicture, Sector> = {
  negotiate,
  art,
  sports,
  tech,
  ecommerce,
  loan,
};
