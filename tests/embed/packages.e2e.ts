// Proves: GEN-14
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import type { BrowserContext, Page } from 'playwright-core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cashFlowWords from '../../packages/widgets/src/words/cash-flow.generated.ts'
import { packAll, packedFolder } from '../../scripts/lib/pack.mjs'
import { published } from '../../scripts/lib/published.mjs'
import { signIn } from './private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private/private-stage.ts'
import { newProfile } from '../support/new-profile.ts'

const root = join(import.meta.dirname, '../..')
const app = join(packedFolder, '../fresh-app')
let tarballs: string[] = []
let stage: PrivateStage

const nameOf = (tarball: string) => basename(tarball).replace(/^evenkeel-|-\d.*$/g, '')
const filesOf = (tarball: string) => execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
const readManifest = (name: string) =>
  JSON.parse(readFileSync(join(app, 'node_modules/@evenkeel', name, 'package.json'), 'utf8'))
const node = (tool: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: app,
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITE_EVENKEEL: stage.evenkeel.origin },
  })

beforeAll(async () => {
  stage = await setPrivateStage()
  tarballs = await packAll()
  rmSync(app, { recursive: true, force: true })
  cpSync(join(root, 'tests/packages/fresh-app'), app, { recursive: true })
  for (const tarball of tarballs) {
    const folder = join(app, 'node_modules/@evenkeel', nameOf(tarball))
    mkdirSync(folder, { recursive: true })
    execFileSync('tar', ['xzf', tarball, '-C', folder, '--strip-components=1'])
  }
})
afterAll(() => stage.close())

describe('the packages', () => {
  it('are five, of one version, with built files, types, a page that explains them, and nothing else', () => {
    expect(tarballs.map(nameOf).toSorted()).toEqual(Object.keys(published).toSorted())
    const files = tarballs.flatMap(filesOf)
    expect(
      files.filter((file) => !/^package\/(?:package\.json|README\.md|dist\/.*\.(?:js|d\.ts|css|json))$/.test(file)),
    ).toEqual([])
    expect(files.filter((file) => /\.(?:test|stories|fixture)\./.test(file))).toEqual([])
  })

  it('hold every file that their exports name', () => {
    for (const tarball of tarballs) {
      const files = new Set(filesOf(tarball).map((file) => file.replace(/^package\//, './')))
      const targets = Object.values<string | Record<string, string>>(readManifest(nameOf(tarball)).exports).flatMap(
        (one) => (typeof one === 'string' ? [one] : Object.values(one)),
      )
      const { customElements = [] } = readManifest(nameOf(tarball))
      expect(targets.concat(customElements).filter((target) => !target.includes('*') && !files.has(target))).toEqual([])
    }
  })

  it.each(Object.keys(published))('@evenkeel/%s is packed as publint asks', async (name) => {
    const bytes = Uint8Array.from(readTarball(name))
    const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
    expect(messages).toEqual([])
  })

  it.each(Object.keys(published))('@evenkeel/%s has right types in every entry', async (name) => {
    const entrypoints = scriptEntries(name)
    expect(entrypoints.length).toBeGreaterThan(0)
    const result = await checkPackage(createPackageFromTarballData(readTarball(name)), { entrypoints })
    const problems = result.types === false ? ['has no types'] : result.problems.filter((one) => !isOfCommonJs(one))
    expect(problems).toEqual([])
  })
})

const readTarball = (name: string) => readFileSync(tarballs.find((path) => nameOf(path) === name) ?? '')

/** Our packages are ES modules: what is asked of those that CommonJS resolves does not concern them. */
const isOfCommonJs = (problem: object) =>
  'resolutionKind' in problem && (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs')

/** Returns the entries of a package that are scripts, as its exports name them, with a star replaced by each name there is. */
function scriptEntries(name: string): string[] {
  const files = filesOf(tarballs.find((path) => nameOf(path) === name) ?? '').map((file) =>
    file.replace('package/', './'),
  )
  const exported: Record<string, string | { types: string }> = readManifest(name).exports
  return Object.entries(exported).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    if (!entry.includes('*')) return [entry]
    // If a star comes twice, it is the same name twice.
    const [first = '', ...rest] = target.types.replaceAll('.', String.raw`\.`).split('*')
    const pattern = new RegExp(`^${first}([\\w./-]+)${rest.join(String.raw`\1`)}$`)
    return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).map((found) => entry.replace('*', found))
  })
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

const builtFiles = () =>
  globSync('**/*.*', { cwd: join(app, 'dist') }).map((path) => ({
    path: `fresh/${path}`,
    text: readFileSync(join(app, 'dist', path), 'utf8'),
    type: mediaTypes[extname(path)] ?? 'text/plain',
  }))

/** Opens the built app below `/fresh/` of an origin. */
async function openFresh(context: BrowserContext, origin: string, problems: string[]): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 2800 })
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`${origin}/fresh/index.html`)
  return page
}

describe('a fresh Vite and React 19 app', () => {
  it('type-checks and builds', () => {
    expect(node('typescript/bin/tsc', '-p', '.')).toBe('')
    expect(node('vite/bin/vite.js', 'build', '--base', '/fresh/')).toContain('built in')
  })

  it('draws a component with the figures of a person who is signed in, on the origin of Evenkeel', async () => {
    const [context, problems] = [await newProfile(stage.browser), new Array<string>()]
    await signIn(context, stage)
    for (const { path, text, type } of builtFiles())
      await context.route(`${stage.evenkeel.origin}/${path}`, (route) =>
        route.fulfill({ contentType: type, body: text }),
      )
    const page = await openFresh(context, stage.evenkeel.origin, problems)
    await page.getByRole('heading', { name: 'Fresh app: 351.35' }).waitFor()
    const card = page.getByRole('region', { name: cashFlowWords.cashFlow() })
    await card
      .getByText(/\$[\d,]+/)
      .first()
      .waitFor()
    expect(await card.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px')
    expect(problems).toEqual([])
    await context.close()
  })

  it('draws an element that frames Evenkeel, on another site', async () => {
    const [context, problems] = [await newProfile(stage.browser), new Array<string>()]
    for (const { path, text, type } of builtFiles()) stage.intranet.put(path, text, { 'Content-Type': type })
    const page = await openFresh(context, stage.intranet.origin, problems)
    const frame = await frameOf(page, 'budget-modal')
    await frame.getByRole('button', { name: 'Connect' }).waitFor()
    await (await frameOf(page, 'goals')).getByRole('button', { name: 'Connect' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
