// Proves: GEN-14
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.mjs'
import { frameOf, type PrivateStage, setPrivateStage } from './private/private-stage.ts'
import { newProfile } from '../support/new-profile.ts'
import { eventually } from '../support/eventually.ts'

let stage: PrivateStage
let context: BrowserContext
let page: Page

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  page = await context.newPage()
})
afterEach(() => context.close())

/** A sample, with the running Evenkeel in place of the one that it names. */
const readSample = async (path: string) =>
  (await readFile(join(root, 'samples', path), 'utf8')).replaceAll('https://money.example', stage.evenkeel.origin)

const drawsConnect = async (widget: WidgetName) =>
  (await frameOf(page, widget)).getByRole('button', { name: 'Connect' }).waitFor()

async function bundleReact(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'samples/react/src/main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['evenkeel-source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const text = outputFiles[0]?.text ?? ''
  return text.replaceAll('</script', String.raw`<\/script`).replaceAll('https://money.example', stage.evenkeel.origin)
}

/** In place of SharePoint, which makes the web part with its properties and a place, and has it draw itself. */
const sharePoint = `
export class BaseClientSideWebPart {
  properties = { origin: 'https://money.example', widget: 'account-modal' }
  domElement = document.querySelector('#part')
}`

async function bundleWebPart(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import WebPart from './evenkeel-web-part.ts'\nnew WebPart().render()`,
      resolveDir: join(root, 'samples/spfx-web-part/src'),
    },
    plugins: [
      {
        name: 'sharepoint',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@microsoft\/sp-webpart-base$/ }, ({ path }) => ({ path, namespace: 'sharepoint' }))
          onLoad({ filter: /./, namespace: 'sharepoint' }, () => ({ contents: sharePoint }))
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
  })
  return (outputFiles[0]?.text ?? '').replaceAll('https://money.example', stage.evenkeel.origin)
}

/** Opens a page of the intranet in a frame of a page of another site, as Teams shows it. */
async function openInContainer(name: string): Promise<void> {
  const frame = `<iframe src="${stage.intranet.origin}/${name}" width="900" height="600" title="Tab"></iframe>`
  stage.stranger.put('teams.html', `<!doctype html><html lang="en"><title>Teams</title>${frame}`)
  await page.goto(`${stage.container}/teams.html`)
}

describe('a sample draws its widgets on a page of another site', () => {
  test('as plain HTML', async () => {
    stage.intranet.put('sample.html', await readSample('html/index.html'))
    await page.goto(`${stage.intranet.origin}/sample.html`)
    await drawsConnect('cash-flow-chart')
    await drawsConnect('budget-modal')
  })

  test('as a component for React', async () => {
    const html = await readSample('react/index.html')
    const script = '<script type="module" src="/src/main.tsx"></script>'
    expect(html).toContain(script)
    const [before, after] = html.split(script)
    stage.intranet.put('sample.html', `${before}<script type="module">${await bundleReact()}</script>${after}`)
    await page.goto(`${stage.intranet.origin}/sample.html`)
    await drawsConnect('cash-flow-chart')
  })

  test('as a web part in SharePoint, which is in a frame of Teams', async () => {
    const html = `<!doctype html><html lang="en"><title>SharePoint</title><div id="part"></div><script type="module">${await bundleWebPart()}</script>`
    stage.intranet.put('sharepoint.html', html)
    await openInContainer('sharepoint.html')
    await drawsConnect('account-modal')
    const tab = page.frames().find((frame) => frame.url().endsWith('/sharepoint.html'))
    await eventually(() => tab?.locator('evenkeel-account-modal').evaluate(({ clientHeight }) => clientHeight)).toBe(
      170,
    )
  })

  test('as a tab, in a frame of another site, as Teams shows it', async () => {
    stage.intranet.put('tab.html', await readSample('teams-tab/index.html'))
    await openInContainer('tab.html')
    await drawsConnect('cash-flow-chart')
  })
})
