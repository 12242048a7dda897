import { posix } from 'node:path'
import { builtinModules } from 'node:module'
import { type Import, type Source, findImports, isTest } from './tree.ts'

/**
 * Which of our packages may import which: engine <- contract <- client <- widgets <- portal; ui <- widgets, portal;
 * engine, contract <- api; the contract's widget names <- embed; embed's protocol <- portal. The key is a folder; the longest that a file lies in decides.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/engine': [],
  'packages/api-client': ['@evenkeel/engine'],
  'packages/embed': ['@evenkeel/api-client'],
  'packages/ui': ['@evenkeel/engine'],
  'packages/widgets': ['@evenkeel/engine', '@evenkeel/api-client', '@evenkeel/ui'],
  'apps/portal': ['@evenkeel/engine', '@evenkeel/api-client', '@evenkeel/ui', '@evenkeel/widgets', '@evenkeel/embed'],
  'apps/api': ['@evenkeel/engine', '@evenkeel/api-client'],
}

/** Entry points that a folder may not use although it may use the package. */
const closedEntries: Readonly<Record<string, RegExp>> = {
  'apps/api': /^@evenkeel\/api-client\/(?!contract(?:\/|$))/,
  'packages/embed': /^@evenkeel\/api-client\/(?!contract\/widget-names$)/,
  'apps/portal': /^@evenkeel\/embed\/(?!protocol$)/,
}

/** Packages of others that a folder may import; a folder that is not named may use what its package.json lists. */
const foreign: Readonly<Record<string, readonly string[]>> = {
  'packages/engine/src': [],
  'packages/api-client/src/contract': ['zod/mini'],
  'packages/api-client/src/client': ['zod/mini'],
}

/** Widget folders that every widget may use. */
const commonWidgetFolders = new Set(['account-modal', 'link-accounts', 'shared', 'words'])

/** Files outside of src: vite.config.ts, what builds the portal, and the like use what all builds share, benches and campaigns the shared browser and commands. */
const isTooling = (path: string) =>
  path.split('/').length === 3 || /\/(?:bench|torture)\/|^apps\/portal\/build\//.test(path)

export function allowedOfOurs(folder: string): readonly string[] {
  return arrows[folder] ?? []
}

/** Names of what a file imports against the arrows, each with its line; none when all is well. */
export function wrongImports(source: Source): string[] {
  return findImports(source)
    .map((one) => ({ one, wrong: wrongWith(source.path, one) }))
    .filter(({ wrong }) => wrong !== undefined)
    .map(({ one, wrong }) => `${source.path}:${one.line} imports ${one.from}: ${wrong}`)
}

function wrongWith(path: string, { from }: Import): string | undefined {
  const folder = path.split('/').slice(0, 2).join('/')
  if (from.startsWith('.')) return wrongRelative(path, folder, from)
  if (from.startsWith('@evenkeel/')) {
    if (!allowedOfOurs(folder).includes(toPackageName(from))) return 'against the arrows'
    return closedEntries[folder]?.test(from) && !isTest(path) ? 'this part of the package is not open to it' : undefined
  }
  const open = Object.entries(foreign).find(([inside]) => path.startsWith(`${inside}/`))?.[1]
  if (open && !isTest(path) && !open.includes(from)) return `only ${open.join(', ') || 'files of its own'} may be`
  return undefined
}

function wrongRelative(path: string, folder: string, from: string): string | undefined {
  const target = posix.join(posix.dirname(path), from)
  if (isTooling(path) && target.startsWith('scripts/lib/')) return undefined
  if (!target.startsWith(`${folder}/`)) return 'it leaves its package; use the package by its name'
  if (path.startsWith('packages/api-client/src/') && !isTest(path)) return wrongInClient(path, target)
  if (!path.startsWith('packages/widgets/src/') || !target.startsWith('packages/widgets/src/')) return undefined
  const [own, other] = [path, target].map((inside) => inside.split('/')[3] ?? '')
  if (own === other || commonWidgetFolders.has(other ?? '')) return undefined
  return 'a widget folder uses only itself and the folders that all share'
}

/** contract <- client <- react, inside the one package. */
function wrongInClient(path: string, target: string): string | undefined {
  const order = ['contract', 'client', 'react']
  const [own, other] = [path, target].map((inside) => order.indexOf(inside.split('/')[3] ?? ''))
  return (other ?? 0) > (own ?? 0) ? 'contract <- client <- react' : undefined
}

/** `@scope/name/path` and `name/path` without the path. */
function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Imports of packages that neither the file's own package.json nor, for tests and settings, the root's lists. */
export function undeclaredImports(source: Source, own: ReadonlySet<string>, tools: ReadonlySet<string>): string[] {
  const inSource = /^(?:packages|apps)\/[^/]+\/src\//.test(source.path) && !isTest(source.path)
  return findImports(source)
    .filter(
      ({ from }) => !from.startsWith('.') && !/^(?:node|cloudflare):/.test(from) && !builtinModules.includes(from),
    )
    .filter(({ from }) => !own.has(toPackageName(from)) && (inSource || !tools.has(toPackageName(from))))
    .map(({ from, line }) => `${source.path}:${line} imports ${from}, which its package.json does not list`)
}
