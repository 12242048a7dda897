import { describe, expect, it } from 'vitest'
import { catalogProblems, compiledCatalogs } from '../../scripts/lib/catalogs.mjs'
import { compareCatalogs, compileCatalog } from '../../scripts/lib/words.mjs'
import { specifiedTexts } from './specified-texts.ts'
import { sources, texts, toSource } from './tree.ts'
import { textsOutsideCatalogs } from './visible-texts.ts'

/** Returns the sources that read a compiled catalog, and those that name its texts by a module which has only its types. */
function readersOf(path: string): readonly (typeof sources)[number][] {
  const direct = sources.filter(({ text }) => text.includes((path.split('/').at(-1) ?? '').replace(/\.ts$/, '')))
  const speakers = direct.filter(({ text }) => text.includes('import type * as words'))
  const named = speakers.map((speaker) => `/${speaker.path.split('/').at(-1)}'`)
  return [...direct, ...sources.filter(({ text }) => named.some((name) => text.includes(name)))]
}

describe('the catalogs', () => {
  it('are compiled: `npm run words` writes what is there', () => {
    const written = new Map(texts.map(({ path, text }) => [path, text]))
    const stale = compiledCatalogs().filter(({ path, source }) => written.get(path) !== source)
    expect(stale.map(({ path }) => path)).toEqual([])
    const compiled = new Set(compiledCatalogs().map(({ path }) => path))
    expect(
      [...written.keys()].filter((path) => /\/words\/.*\.generated\.ts$/.test(path) && !compiled.has(path)),
    ).toEqual([])
  })

  it('are complete in each language', () => expect(catalogProblems()).toEqual([]))

  it.each(Object.entries(specifiedTexts))('have to the letter what the specification quotes: %s', (_, quoted) => {
    const english = texts.filter(({ path }) => /\/words\/en-US\/.*\.json$/.test(path))
    const all = new Set(english.flatMap(({ text }) => Object.values<string>(JSON.parse(text))))
    expect(quoted.filter((text) => !all.has(text))).toEqual([])
  })

  it('name nothing by its place, shape, or color alone (WCAG-1.3.3)', () => {
    const sensory =
      /\b(?:to|on) the (?:left|right)\b|\b(?:red|green|amber|blue|round|square) (?:button|icon|link|box|one)\b|\b(?:button|link|box) (?:above|below)\b/i
    // The specification fixes one (ERR-21).
    const messages = texts
      .filter(({ path }) => /\/words\/en-US\/.*\.json$/.test(path))
      .map(({ path, text }) => ({ path, text: text.replace(/help\W+ link above/, '') }))
    expect(messages.length).toBeGreaterThan(10)
    expect(messages.filter(({ text }) => sensory.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('speak of the reader as neither a man nor a woman in Spanish', () => {
    const gendered = /\b(?:lo|la) \p{L}+ a usted\b/iu
    expect(gendered.test('lo encontró a usted en una búsqueda')).toBe(true)
    const spanish = texts.filter(({ path }) => /\/words\/es-US\/.*\.json$/.test(path))
    expect(spanish.length).toBeGreaterThan(10)
    expect(spanish.filter(({ text }) => gendered.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('have no message that nothing shows', () => {
    const unused = texts
      .filter(({ path }) => /\/words\/.*\.generated\.ts$/.test(path))
      .flatMap(({ path, text }) => {
        const readers = readersOf(path).map((one) => one.text)
        const keys = [...text.matchAll(/^export const (\w+)/gm)].map(([, key = '']) => key)
        return keys
          .filter((key) => !readers.some((reader) => new RegExp(`\\b${key}\\b`).test(reader)))
          .map((key) => `${path}: ${key}`)
      })
    expect(unused).toEqual([])
  })
})

describe('the compiler of catalogs', () => {
  it.each([
    ['a missing key', {}, ["es-US: 'gap' is missing"]],
    ['an unknown key', { gap: '{age}, {amount}', extra: 'x' }, ["es-US: 'extra' is not in en-US"]],
    [
      'another value',
      { gap: '{age}, {monto}' },
      ["es-US: 'gap' takes {age: string; monto: string}, en-US takes {age: string; amount: string}"],
    ],
  ])('names %s', (_, spanish, problems) =>
    expect(compareCatalogs('es-US', { gap: '{age}, {amount}' }, spanish)).toEqual(problems),
  )

  it('names a form that the language needs', () => {
    const english = { found: '{count, plural, one {# row} other {# rows}}' }
    const spanish = { found: '{count, plural, other {# filas}}' }
    expect(compareCatalogs('es-US', english, spanish)).toEqual(["es-US: 'found' lacks the form 'one'"])
  })

  it.each([
    ['{count, plural, one {# row}}', /'bad' cannot be read/],
    ['{count, selectordinal, other {#th}}', /ordinals/],
    ['{day, date}', /Dates and times/],
    ['{open', /'bad' cannot be read/],
  ])('refuses %s', (text, reason) => expect(() => compileCatalog({ bad: text }, '')).toThrow(reason))

  it('refuses a message named `then`: importing it would never end', () =>
    expect(() => compileCatalog(JSON.parse('{"then":"Next"}'), '')).toThrow("'then' cannot name a message"))
})

describe('visible texts', () => {
  it.each([
    ['<p>Good morning</p>', 1],
    ['<Field label="Balance" />', 1],
    ["<Field label={isDebt ? 'Amount owed' : 'Balance'} />", 2],
    ["const card = { title: 'My goals', kind: 'goals' }", 1],
    ["const named = { 'aria-label': label }", 0],
    ['<Field label={`${bank} (${account})`} />', 0],
    ['<Field label={`Edit ${name}`} />', 1],
    ['<Field label={words.balance()} kind="money" className="p-2" />', 0],
    ['<span> · </span>', 0],
    ["const columns = [{ key: 'date', header: 'Date', tone: 'muted' }]", 1],
    ["<p>{isDone ? 'Done' : words.open()}</p>", 1],
    ["<p>{isOver && 'Over'}{name ?? 'Nameless'}{kind === 'own' && <Own />}</p>", 2],
    ["const tag = { icon: 'split', word: 'Split', reason: 'Part of it.' }", 2],
    ["<Dialog acceptLabel=\"Delete\" cancelLabel={isNew ? 'Stay' : 'Keep'} />", 3],
    ["const amount = z.number('Please enter a valid number.')", 1],
    ['const spoken = () => `Income by month, from ${first} to ${last}.`', 1],
    ["screen('/settings', planHandle(goal, 'Next steps'), load)", 1],
    ["const facts = [['Phone', user.phone], [Status.DONE, 'Done'], ['Investment', 'Retirement'], ['Enter', ' ']]", 2],
    ["const steps = ['Choose a file', 'Check the rows']", 2],
    ["button.textContent = isOpen ? 'Show window' : 'Try again'", 2],
    ["if (kind === 'Known from' || kind === 'own') throw new RangeError('There is no such kind')", 0],
    ["const look = { text: 'text-accent hover:underline', done: 'bg-accent', reason: 'MISSING_TERMS' }", 0],
    ["const operation = { summary: 'List categories by name.' }", 0],
    ["type Kind = 'Known from' | 'Balance of today'", 0],
    ["const Ask = ({ acceptLabel = 'OK' }: Props) => <Ask {...{ acceptLabel }} />", 1],
    ["const ask = (label = 'OK') => label", 1],
    ["const Ask = ({ size = 'wide' }: Props) => <Ask {...{ size }} />", 0],
  ])('in %s: %i', (code, count) =>
    expect(textsOutsideCatalogs(toSource({ path: 'packages/widgets/src/a/b.tsx', text: code }))).toHaveLength(count),
  )

  it.each([
    ["z.string('Field required')", 0],
    ['z.lte(most, `Please enter a value of at most ${most}.`)', 0],
    ["z.lte(25, 'Please enter a value of at most 25.')", 1],
    ["const refusal = { message: 'Nobody has translated this.' }", 1],
  ])('of the contract are in the catalog of fixed texts, or in none: %s: %i', (code, count) =>
    expect(textsOutsideCatalogs(toSource({ path: 'packages/api-client/src/contract/a.ts', text: code }))).toHaveLength(
      count,
    ),
  )

  it('are all in a catalog', () => expect(sources.flatMap(textsOutsideCatalogs)).toEqual([]))
})
