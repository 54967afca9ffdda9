/** Where a build is made, relative to the project: aside while it is made (scripts/build.ts), else where it is served from. */
export function folder(): string {
  return process.env.BUILD_FOLDER || 'build';
}
