/** A rule made wrong at one place, in a module whose own tests are to see it. `find` stands in the file exactly once. */
export type Mutation = { module: string; what: string; file: string; find: string; put: string };
