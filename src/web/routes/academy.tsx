import { useLoaderData } from 'react-router';
import { localize, spoken } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { CourseCard } from '#site/academy/course-card.tsx';
import { type At, head } from '#site/head.ts';
import { courseList } from '#site/linked-data.ts';
import { stills } from '#site/pictures/stills.ts';
import { useReveal } from '#site/reveal.tsx';
import { Voice } from '#site/voice.tsx';
import { HandshakeButton } from '#ui/button.tsx';
import { courses } from '../../../content/courses/courses.ts';

export function meta({ loaderData, ...at }: At & { loaderData: typeof courses | undefined }) {
  return head(at, {
    title: m.site_title({ page: m.academy_page() }),
    description: m.academy_description(),
    data: [courseList('/academy', loaderData ?? [])],
  });
}

/** Read at build: the courses travel with the page, in its language. */
export function loader() {
  return spoken(courses);
}

export default function Academy() {
  useReveal();
  const all = useLoaderData<typeof loader>();
  return (
    <>
      <AcademyHero />
      <section className="wrap courses" aria-labelledby="courses">
        <CoursesHead />
        <ul className="courses-grid">
          {all.map((course, place) => (
            <CourseCard
              key={localize(course.title)}
              course={course}
              loading={place < 2 ? 'eager' : 'lazy'}
            />
          ))}
        </ul>
      </section>
      <AcademyFoot />
    </>
  );
}

function CoursesHead() {
  return (
    <div className="courses-head">
      <h2 id="courses" className="d-m">
        {m.academy_courses()}
      </h2>
      <p className="t2">{m.academy_courses_text()}</p>
    </div>
  );
}

function AcademyFoot() {
  return (
    <section className="wrap" aria-labelledby="courses-foot">
      <div className="courses-foot" data-reveal="section">
        <h2 id="courses-foot" className="d-m">
          <Voice>{m.academy_foot()}</Voice>
        </h2>
        <div>
          <p className="b-l">{m.academy_foot_text()}</p>
          <HandshakeButton to="/say-hello">{m.academy_foot_button()}</HandshakeButton>
        </div>
      </div>
    </section>
  );
}

function AcademyHero() {
  const still = stills.b3;
  return (
    <div className="wrap academy-hero">
      <AcademyWords />
      <div className="academy-door">
        <img
          src={still.src}
          width={still.width}
          height={still.height}
          alt=""
          fetchPriority="high"
        />
      </div>
    </div>
  );
}

function AcademyWords() {
  return (
    <div className="academy-words">
      <h1 className="d-l">
        <Voice>{m.academy_title()}</Voice>
      </h1>
      <p className="b-l t2">{m.academy_lead()}</p>
      <p>
        <a className="lnk academy-jump" href="#courses">
          {m.academy_jump()}
        </a>
      </p>
    </div>
  );
}
