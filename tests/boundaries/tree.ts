import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Folders that .gitignore names: commands write them, we never do. */
const made = new Set([
  'node_modules',
  'dist',
  '.git',
  '.turbo',
  '.data',
  'storybook-static',
  'coverage',
  '.cache',
  'test-results',
])
const textual = /\.(?:[cm]?[jt]sx?|json|css|html|md|sql|ya?ml|svg)$|^\.ci\/run$|\/?\.(?:npmrc|gitignore)$/
const code = /\.(?:[cm]?[jt]sx?)$/

/** Whether a file never ships: tests, stories, benches, campaigns, and what only they import. */
export const isTest = (path: string): boolean =>
  /\.(?:test|e2e|stories|fixture)\.tsx?$|^apps\/api\/testing\/|\/(?:bench|torture)\//.test(path)

export interface TextFile {
  /** from the root, with forward slashes */
  readonly path: string
  readonly text: string
}

export interface Source extends TextFile {
  readonly ast: ts.SourceFile
}

export interface Import {
  readonly from: string
  /** the names as the other module spells them; `*` for the whole of it, `default`, nothing for a bare import */
  readonly names: readonly string[]
  readonly line: number
}

export interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [relative(root, path).split(sep).join('/')]
  })
}

/** Every file of the project, of any kind, as a path from the root. */
export const paths: readonly string[] = walk(root)

/** The files that people read and write. */
export const texts: readonly TextFile[] = paths
  .filter((path) => textual.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The files that TypeScript can parse. */
export const sources: readonly Source[] = texts.filter(({ path }) => code.test(path)).map(toSource)

export function toSource({ path, text }: TextFile): Source {
  return { path, text, ast: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** The package.json of a package, an app, or with '' the root. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

/** The folders that npm knows as workspaces: packages/engine, apps/api and so on. */
export const workspaces: readonly string[] = paths
  .filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(path))
  .map((path) => path.slice(0, -'/package.json'.length))

/** All nodes of a file for which the test holds. */
export function nodesWhere(source: Source, holds: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (holds(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source.ast)
  return found
}

export function lineNumber(source: Source, node: ts.Node): number {
  return source.ast.getLineAndCharacterOfPosition(node.getStart(source.ast)).line + 1
}

/** Every import, re-export and `import()` of a file, types included. */
export function findImports(source: Source): Import[] {
  return nodesWhere(source, (node) => findSpecifier(node) !== undefined).map((node) => ({
    from: findSpecifier(node) ?? '',
    names: ts.isImportDeclaration(node) ? importedNames(node) : ['*'],
    line: lineNumber(source, node),
  }))
}

function findSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0])
  return undefined
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}

function importedNames(node: ts.ImportDeclaration): string[] {
  const clause = node.importClause
  if (!clause) return []
  const bindings = clause.namedBindings
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((element) => (element.propertyName ?? element.name).text)
      : bindings
        ? ['*']
        : []
  return clause.name ? ['default', ...named] : named
}
