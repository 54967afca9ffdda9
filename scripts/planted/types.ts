// `node scripts/planted/types.ts file …`: what the compiler says of these files, in the words of `tsc`. The program is that of
// the whole folder, by its own tsconfig.json; only what is asked about is judged, which is most of the compiler's time.
import ts from 'typescript';

const folder = process.cwd();
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram(fileNames, options);
const said = process.argv
  .slice(2)
  .flatMap((file) => ts.getPreEmitDiagnostics(program, sourceOf(file)));
console.log(
  ts.formatDiagnostics(said, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  }),
);

function sourceOf(file: string): ts.SourceFile {
  const source = program.getSourceFile(`${folder}/${file}`);
  if (!source) throw new Error(`${file} is no part of the program.`);
  return source;
}
