import type { TestProject } from 'vitest/node';
import { databaseFrom } from '../database.ts';
import { openProduct, serveBrowser } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a product for journeys that leave nothing behind. */
    site: string;
    /** Where the browser listens that shows no pictures, and the one that does. */
    browser: string;
    seeing: string;
  }
}

// Two browsers for all journeys, and one product for those that only read: to start them took each file six seconds.
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, seeing] = [
    await serveBrowser({ pictures: false }),
    await serveBrowser({ pictures: true }),
  ];
  const product = await openProduct(await databaseFrom(project.getProvidedContext().database));
  project.provide('browser', browser.wsEndpoint());
  project.provide('seeing', seeing.wsEndpoint());
  project.provide('site', product.url);
  return async () => {
    await Promise.all([browser.close(), seeing.close()]);
    await product.close();
  };
}
