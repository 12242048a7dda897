import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importTwiceAndUndo } from '../testing/foreign-files/check-foreign-file.ts'
import { countStatement } from '../testing/foreign-files/count-statement.ts'
import { foreignFiles } from '../testing/foreign-files/foreign-files.ts'
import { newPerson } from '../testing/scenes/test-person.ts'
import { startTestApp } from '../testing/test-app.ts'
import { root } from '../../../scripts/lib/root.mjs'

/*
 * Imports files of banks, cards, apps, and other programs, each twice, undoes each import, and prints what was read next to an
 * independent count. `node --conditions=evenkeel-source foreign-files.torture.mjs <folder>` also reads the OFX, QFX, and CAMT
 * files of a folder, whose tags are counted; a file that is refused is printed with the reason.
 */
const folders = [join(root, 'samples/statements'), ...process.argv.slice(2)]
const found = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:ofx|qfx|xml)$/.test(name))
    .toSorted()
    .map((name) => {
      const content = readFileSync(join(folder, name))
      return { name, content, ...countStatement(content.toString('latin1')), invertSign: false }
    }),
)

const dollars = (cents) => (cents / 100).toFixed(2)
const app = await startTestApp()
const person = await newPerson(app)
const outcomes = { agreed: 0, refused: 0, differ: 0 }

function print(name, cells) {
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}

async function check(file) {
  try {
    const got = await importTwiceAndUndo(person, file)
    const agrees =
      got.rows === file.rows &&
      got.cents === file.cents &&
      got.listed === file.rows &&
      got.listedCents === file.cents &&
      got.createdAgain === 0 &&
      got.isUndone
    outcomes[agrees ? 'agreed' : 'differ'] += 1
    const undo = got.isUndone ? 'exact' : 'NOT EXACT'
    print(file.name, [file.rows, got.listed, dollars(file.cents), dollars(got.listedCents), got.createdAgain, undo])
  } catch (refusal) {
    outcomes.refused += 1
    print(file.name, [
      '',
      '',
      '',
      '',
      '',
      `refused: ${/"Errors":\["(.*?)"\]/.exec(refusal.message)?.[1] ?? refusal.message}`,
    ])
  }
}

print('File', ['Rows counted', 'Rows here', 'Sum counted', 'Sum here', 'New the second time', 'Undo'])
print('---', ['---:', '---:', '---:', '---:', '---:', '---'])
for (const file of [...foreignFiles, ...found]) await check(file)
await app.stop()
console.log(`${outcomes.agreed} files agree, ${outcomes.differ} differ, ${outcomes.refused} are refused.`)
process.exit(outcomes.differ > 0 ? 1 : 0)
