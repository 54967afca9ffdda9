import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import './sheet.css';
import { localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Course } from '../../../content/courses/courses.ts';
import { coursePictures, isPale } from '../pictures/courses.ts';

export function CourseCard({ course, loading }: { course: Course; loading: 'eager' | 'lazy' }) {
  return (
    <li className="course">
      <CoursePicture course={course} loading={loading} />
      <div className="course-words">
        <h3 className="t-m" {...localizedProps(course.title)} />
        <dl className="course-facts">
          <Fact name={m.academy_price()} value={moneyInWords(inRupees(course.rupees * 100))} />
          <Fact name={m.academy_hours()} value={String(course.hours)} />
          <Fact name={m.academy_status()} value={course.status} />
        </dl>
        <p className="t2" {...localizedProps(course.teaches)} />
        <p className="b-s">
          <b>{m.academy_for()}</b> <span {...localizedProps(course.forWhom)} />
        </p>
      </div>
    </li>
  );
}

function CoursePicture({ course, loading }: { course: Course; loading: 'eager' | 'lazy' }) {
  return (
    <div className="course-picture">
      <img
        className={isPale(course.picture) ? 'pale' : undefined}
        src={coursePictures[course.picture]}
        alt=""
        width="720"
        height="480"
        loading={loading}
        decoding="async"
      />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
