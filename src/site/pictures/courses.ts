import type { CoursePicture } from '../../../content/courses/courses.ts';
import c01 from './courses/c01.webp';
import c02 from './courses/c02.webp';
import c03 from './courses/c03.webp';
import c04 from './courses/c04.webp';
import c05 from './courses/c05.webp';
import c06 from './courses/c06.webp';
import c07 from './courses/c07.webp';
import c08 from './courses/c08.webp';
import c09 from './courses/c09.webp';
import c10 from './courses/c10.webp';

/** One arch in ten lights (art/courses.sh), 720 by 480. */
export const coursePictures: Record<CoursePicture, string> = {
  c01,
  c02,
  c03,
  c04,
  c05,
  c06,
  c07,
  c08,
  c09,
  c10,
};

/** White rooms: in the dark it is night there (site/night.tsx). */
const PALE: readonly CoursePicture[] = ['c03', 'c06', 'c09'];

export const isPale = (picture: CoursePicture): boolean => PALE.includes(picture);
