import { dayInWords } from '#kernel/day-words.ts';
import { localize } from '#kernel/language.ts';
import { institution } from '../../content/institution.ts';
import { plainHeading } from '../../content/legal-text.ts';
import { ornament, type Pdf, say, within } from '../../src/platform/pdf/document.ts';
import { INK, MALAI, QUIET } from '../../src/platform/pdf/style.ts';
import { GUAVA, KOKUM, MARGINS, NIMBU, PAGE, type Sheet, WIDTH } from './sheet.ts';

const WALL = 470;
const FLOOR = 372;
const DOOR = { width: 66, height: 150 } as const;

/** The wall with its two doors, the title on it, and below what this text is and since when. */
export function drawCover(sheet: Sheet, address: string): void {
  const { doc, root, paper } = sheet;
  doc.addPage();
  ornament(doc, () => drawWall(doc));
  within(doc, root, 'Sect', (cover) => {
    ornament(doc, () =>
      doc
        .font('semi-bold')
        .fontSize(15)
        .fillColor(MALAI)
        .text(institution.name, MARGINS.left, 54, { lineBreak: false }),
    );
    say(doc, cover, 'H1', () => drawTitle(doc, localize(paper.heading)), {
      title: plainHeading(paper),
      actual: plainHeading(paper),
    });
    say(doc, cover, 'P', () => {
      doc
        .font('regular')
        .fontSize(15)
        .fillColor(INK)
        .text(localize(paper.lead), MARGINS.left, WALL + 42, { width: WIDTH * 0.82, lineGap: 4 });
    });
    doc.y += 22;
    for (const [name, said] of [
      ['Version', paper.version],
      ['Dated', dayInWords(paper.updatedOn)],
      ['Published by', institution.company],
    ] as const) {
      say(doc, cover, 'P', () => drawFact(doc, name, said));
    }
    within(doc, cover, 'P', (line) => {
      const y = doc.y;
      line.add(() =>
        doc
          .font('regular')
          .fontSize(10.5)
          .fillColor(QUIET)
          .text('On a screen', MARGINS.left, y, { lineBreak: false }),
      );
      say(doc, line, 'Link', () => {
        doc
          .font('semi-bold')
          .fillColor(INK)
          .text(address, MARGINS.left + 96, y, {
            link: address,
            underline: true,
            lineBreak: false,
          });
      });
      doc.y = y + 20;
    });
  });
}

function drawTitle(doc: Pdf, heading: string): void {
  // `_tight_` and `*wide*`, one below the other, as site/voice.tsx draws them.
  let y = 96;
  for (const [, mark, words] of heading.matchAll(/([_*])([^_*]+)[_*]/g)) {
    doc
      .font(mark === '_' ? 'tight' : 'wide')
      .fontSize(58)
      .fillColor(MALAI);
    doc.text(words ?? '', MARGINS.left, y, { lineBreak: false, characterSpacing: -1 });
    y += 56;
  }
}

function drawFact(doc: Pdf, name: string, said: string): void {
  const y = doc.y;
  doc
    .font('regular')
    .fontSize(10.5)
    .fillColor(QUIET)
    .text(`${name} `, MARGINS.left, y, { lineBreak: false });
  doc
    .font('semi-bold')
    .fillColor(INK)
    .text(said, MARGINS.left + 96, y, { width: WIDTH - 96 });
  doc.y = y + 20;
}

function drawWall(doc: Pdf): void {
  const left = PAGE.width - MARGINS.right - 2 * DOOR.width - 74;
  const right = PAGE.width - MARGINS.right - DOOR.width;
  doc.rect(0, 0, PAGE.width, WALL).fill(KOKUM);
  doc.rect(0, FLOOR, PAGE.width, WALL - FLOOR).fill('#45101d');
  doc.save().rect(0, 0, PAGE.width, WALL).clip();
  drawLight(doc, left, 96, GUAVA);
  drawLight(doc, right, -96, NIMBU);
  doc.restore();
  drawDoor(doc, left, GUAVA, '#ff5f85');
  drawDoor(doc, right, NIMBU, '#f2fb8f');
}

/** What falls through a door and crosses the other light on the floor. */
function drawLight(doc: Pdf, x: number, lean: number, colour: string): void {
  const length = WALL - FLOOR;
  const light = doc.linearGradient(x, FLOOR, x + lean, WALL);
  light.stop(0, colour, 0.85).stop(1, colour, 0.12);
  doc
    .moveTo(x, FLOOR)
    .lineTo(x + DOOR.width, FLOOR)
    .lineTo(x + DOOR.width + lean * 1.5, FLOOR + length)
    .lineTo(x + lean * 1.1 - 8, FLOOR + length)
    .closePath()
    .fill(light);
}

function drawDoor(doc: Pdf, x: number, top: string, bottom: string): void {
  const radius = DOOR.width / 2;
  const head = FLOOR - DOOR.height;
  const light = doc.linearGradient(x, head, x, FLOOR);
  light.stop(0, top).stop(1, bottom);
  doc
    .moveTo(x, FLOOR)
    .lineTo(x, head + radius)
    // A quarter of a circle is a curve whose handles are 0.5523 of its radius long.
    .bezierCurveTo(x, head + radius * 0.4477, x + radius * 0.4477, head, x + radius, head)
    .bezierCurveTo(
      x + radius * 1.5523,
      head,
      x + DOOR.width,
      head + radius * 0.4477,
      x + DOOR.width,
      head + radius,
    )
    .lineTo(x + DOOR.width, FLOOR)
    .closePath()
    .fill(light);
}
