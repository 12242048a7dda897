import { posix } from 'node:path'
import ts from 'typescript'
import { specifiedTexts } from './specified-texts.ts'
import { findImports, nodesWhere, type Source, sources, texts } from './tree.ts'

/** A text of a catalog: its key, and the module that the catalog compiles to. */
interface CatalogText {
  readonly module: string
  readonly key: string
}

/** Where the messages of a package are compiled to, by the folder of its catalogs. */
const moduleOf = (catalog: string) =>
  catalog
    .replace('packages/api-client/words/en-US/', 'packages/api-client/src/contract/words/')
    .replace('/words/en-US/', '/src/words/')
    .replace(/\.json$/, '.generated.ts')

const catalogs = texts.filter(({ path }) => /\/words\/en-US\/[\w-]+\.json$/.test(path))

/** Catalogs of texts that the specification or the API’s answers fix, and names in the demo’s data: a test may quote them, too. */
const fixed = /\/(?:fixed|fixed-answers|fixed-steps|fault-names|status-names|sample-names)\.json$/
const quotable = new Set([
  ...Object.values(specifiedTexts).flat(),
  ...catalogs.filter(({ path }) => fixed.test(path)).flatMap(({ text }) => Object.values<string>(JSON.parse(text))),
])

/** Whether a text is a phrase: one word (`Save`, `Rent`) is as often a value of the test's own. */
const isPhrase = (text: string) => /\S\s+\S/.test(text) && !/[{}]/.test(text)

const sourceAt = new Map(sources.map((source) => [source.path, source]))

const catalogTexts: readonly (readonly [string, CatalogText])[] = catalogs
  .map(({ path, text }) => ({ module: moduleOf(path), text }))
  .filter(({ module }) => sourceAt.has(module))
  .flatMap(({ module, text }) =>
    Object.entries<string>(JSON.parse(text))
      .filter(([, message]) => isPhrase(message) && !quotable.has(message))
      .map(([key, message]) => [message, { module, key }] as const),
  )

/** What tests of the whole product see: every screen. */
const screens = /^(?:apps\/portal|packages\/(?:ui|widgets))\//
const isOfWholeProduct = (path: string) => path.startsWith('tests/')

/** Tests that prove a wording: of a mail, a printed page, an explanation, and the compiler. They quote what they prove. */
const provesWording = /^(?:apps\/api\/src\/(?:mail|pdf|content)|packages\/engine|tests\/boundaries|scripts)\//

/** Whether a file is a test or a story that asks a catalog for the texts it looks for. */
export const asksCatalog = (path: string): boolean =>
  /\.(?:test|e2e|stories|fixture|engine)\.tsx?$/.test(path) && !provesWording.test(path)

const importsOf = new WeakMap<Source, readonly string[]>()

/** Returns the files that a file names with a relative path. */
function namedBy(source: Source): readonly string[] {
  const known = importsOf.get(source)
  if (known) return known
  const named = findImports(source)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(source.path), from))
  importsOf.set(source, named)
  return named
}

/** Returns the files of its package that a file loads, the nearest first. */
function loadedBy(source: Source): readonly string[] {
  const found = new Set(namedBy(source))
  // A set is walked in the order of its entries, those that are added meanwhile too.
  for (const path of found) {
    const next = sourceAt.get(path)
    if (next) for (const one of namedBy(next)) found.add(one)
  }
  return [...found]
}

/** Returns the texts that a test could ask a catalog for, by the text; the nearest catalog has it if several do. */
function textsFor(source: Source): ReadonlyMap<string, CatalogText> {
  if (isOfWholeProduct(source.path)) return new Map(catalogTexts.filter(([, { module }]) => screens.test(module)))
  const order = new Map(loadedBy(source).map((path, index) => [path, index]))
  const near = (module: string) => order.get(module) ?? Infinity
  const loaded = catalogTexts.filter(([, { module }]) => order.has(module))
  return new Map(loaded.toSorted(([, a], [, b]) => near(b.module) - near(a.module)))
}

/** A literal of a test that repeats a text. */
interface RepeatedText extends CatalogText {
  readonly node: ts.StringLiteralLike
}

/** Returns the literals of a test that repeat a text which a catalog has for what the test loads. */
export function repeatedTexts(source: Source): readonly RepeatedText[] {
  const known = textsFor(source)
  return nodesWhere(source, (node) => ts.isStringLiteralLike(node) && known.has(node.text)).flatMap((node) => {
    const text = ts.isStringLiteralLike(node) ? known.get(node.text) : undefined
    return text && ts.isStringLiteralLike(node) ? [{ ...text, node }] : []
  })
}
