import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Of two workers the one that begins a long file last works on alone. A fresh clone has no durations to go by, and
// vitest then takes a file's size for its length, which these belie: they wait, start products, or walk over every page.
const LONGEST = [
  'tests/main.test.ts', // stops the product gently, and so leaves what Node made of it; those that are killed leave nothing
  'scripts/demo.test.ts',
  'tests/crash.test.ts',
  'src/platform/postgres/start.test.ts',
  'src/modules/service/routes.test.ts',
  'tests/privacy.test.ts',
  'src/modules/bundles/routes/bundles.test.ts',
  'src/modules/response/routes.test.ts',
  'src/platform/jobs.test.ts',
  'src/platform/backup/backup.test.ts',
  'tests/verify.test.ts',
  'tests/upload-crash.test.ts',
  'tests/e2e/accessibility.spec.ts',
  'tests/e2e/notice.spec.ts',
  'tests/e2e/loops.spec.ts',
  'tests/e2e/paper-viewer.spec.ts',
  'tests/e2e/motion.spec.ts',
  'tests/e2e/talk.spec.ts',
  'tests/e2e/workspace.spec.ts',
  'tests/e2e/pages.spec.ts',
  'tests/e2e/office-disputes.spec.ts',
  'tests/e2e/filing.spec.ts',
  'tests/e2e/journey.spec.ts',
  'tests/e2e/empanelment-office.spec.ts',
  'tests/e2e/service.spec.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
};

/** vitest asks for a class. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) =>
      own.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  }
}
