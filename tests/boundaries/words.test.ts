import { describe, expect, it } from 'vitest'
import { sources, texts, toSource, type TextFile } from './tree.ts'
import { britishWordsIn, type Finding, replacedNamesIn, unclearWordsIn, unclearWordsInStyles } from './words.ts'
import { spellingsLeft } from './words-left.ts'

// This folder quotes what it forbids.
const isOurs = ({ path }: { readonly path: string }) =>
  /^(?:packages|apps|scripts|tests|\.storybook|docs|[A-Z]+\.md)/.test(path) &&
  !path.startsWith('tests/boundaries/words')

const written = texts.filter(isOurs)
const code = sources.filter(isOurs)
const styles = written.filter(({ path }) => path.endsWith('.css'))

const names = code.flatMap(replacedNamesIn)
const spellings = written.filter(({ path }) => !path.includes('/drizzle/')).flatMap(britishWordsIn)
/** The comments of compiled catalogs repeat what a screen says. */
const isWritten = ({ path }: TextFile) => !path.includes('.generated.')
const unclear = [...code.filter(isWritten).flatMap(unclearWordsIn), ...styles.flatMap(unclearWordsInStyles)]

const firstWord = ({ word }: Finding) => word.split(' ')[0] ?? ''
const isAllowed = (finding: Finding) =>
  spellingsLeft.some(({ at, words }) => finding.path.startsWith(at) && words.includes(firstWord(finding)))
const placesOf = (findings: readonly Finding[]) => findings.map(({ path, line, word }) => `${path}:${line} ${word}`)
const unneeded = spellingsLeft.flatMap(({ at, words }) =>
  words
    .filter((word) => !spellings.some((finding) => finding.path.startsWith(at) && firstWord(finding) === word))
    .map((word) => `${at} ${word}`),
)

describe('words', () => {
  it('of older names are in no declaration', () => {
    expect(placesOf(names)).toEqual([])
  })

  it('are spelled as in American English', () => {
    expect(placesOf(spellings.filter((finding) => !isAllowed(finding)))).toEqual([])
  })

  it('that may stay are still there: remove the others from words-left.ts', () => {
    expect(unneeded).toEqual([])
  })

  it('that have a plainer one are in no comment', () => {
    expect(placesOf(unclear)).toEqual([])
  })
})

const fileWith = (text: string) => toSource({ path: 'sample.tsx', text })

describe('a file is caught that', () => {
  it.each([
    'export const bankTwin = 1',
    'export interface Errand { readonly id: number }',
    'interface Call { readonly handOn: () => void }',
    'export function makeSession() {}',
    'const MOST_SHOWN = 3',
    'const mostShown = 3',
    'const LIMITS = { files: 3 }',
    'const { sandbox: twin } = parts',
    "import { start } from './start.ts'\nconst patiently = start",
  ])('declares a name that was replaced: %s', (text) => {
    expect(replacedNamesIn(fileWith(text))).toHaveLength(1)
  })

  it.each(['The colour of a row.', 'A cancelled transfer', 'const neighbours = []', 'it recognises a header'])(
    'spells a word as in British English: %s',
    (text) => {
      expect(britishWordsIn({ path: 'sample.md', text })).toHaveLength(1)
    },
  )

  it.each([
    '/** Gives the month of a day. */\nexport const monthOf = 1',
    'export const page = <p>{/* stands beside the chart */}</p>',
    'export const a = [\n  1,\n  // whoever asks\n]',
  ])('has a comment with a word that has a plainer one: %s', (text) => {
    expect(unclearWordsIn(fileWith(text))).not.toEqual([])
  })

  it('has such a comment in a style sheet', () => {
    expect(unclearWordsInStyles({ path: 'sample.css', text: '/* for nobody */' })).toHaveLength(1)
  })
})

describe('a file is left alone that', () => {
  it('names a member of an enum in capitals, or uses a name that another library chose', () => {
    const text = 'enum PlanType { RETIREMENT = 1 }\nconst port = env.NODE_ENV\nconst { MOST_SHOWN } = other'
    expect(replacedNamesIn(fileWith(text))).toEqual([])
  })

  it('shows such a word on the screen, or in a text between tags', () => {
    const text = "const label = 'Tells you more'\nexport const page = <p>// nobody stands here</p>"
    expect(unclearWordsIn(fileWith(text))).toEqual([])
  })

  it('links to an address with a British word', () => {
    expect(britishWordsIn({ path: 'sample.md', text: 'https://example.com/colour' })).toEqual([])
  })
})
