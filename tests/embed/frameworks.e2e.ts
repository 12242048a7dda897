// Proves: GEN-14
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compileScript, parse } from 'vue/compiler-sfc'
import { isCustomElement } from '@evenkeel/embed/vue'
import { root } from '../../scripts/lib/root.mjs'
import { newProfile } from '../support/new-profile.ts'
import { heard, onHost, openHost } from './private/host-page.ts'
import { frameOf, type PrivateStage, setPrivateStage } from './private/private-stage.ts'

let stage: PrivateStage
let context: BrowserContext
const problems: string[] = []

beforeAll(async () => {
  stage = await setPrivateStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  context = await newProfile(stage.browser)
  problems.length = 0
  context.on('weberror', (error) => problems.push(String(error.error())))
  context.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
})
afterEach(() => context.close())

/** A component that uses everything of the wrapper, and what puts it on the page: the latter differs between releases of React. */
const reactApp = (mount: string) => `
import { createElement, createRef, useState } from 'react'
import { Evenkeel } from '@evenkeel/embed/react'
${mount}
window.told = []
window.element = createRef()
function App() {
  const [scheme, setScheme] = useState('light')
  const [isShown, setIsShown] = useState(true)
  Object.assign(window, { setScheme, setIsShown })
  const tell = (name) => (detail) => window.told.push([name, scheme, detail])
  const props = { origin: 'https://money.example', widget: 'goals', headingLevel: 3, density: 'compact', className: 'wide', style: { minHeight: 420 } }
  const handlers = { onReady: tell('ready'), onError: tell('error'), onStage: tell('stage'), ref: window.element }
  const goals = createElement(Evenkeel, { ...props, ...handlers, scheme }, createElement('a', { href: '/' }, 'Open'))
  const others = ${JSON.stringify(onHost('goals').slice(1))}.map((widget) => createElement(Evenkeel, { ...props, widget, key: widget }))
  return isShown ? createElement('div', null, goals, others) : null
}
mount(createElement(App), document.querySelector('#app'))`

const legacyMount = "import { render as mount } from 'react-dom'"
const newMount =
  "import { createRoot } from 'react-dom/client'; const mount = (app, place) => createRoot(place).render(app)"

const compileVue: Plugin = {
  name: 'vue',
  setup(build) {
    build.onLoad({ filter: /\.vue$/ }, async ({ path }) => {
      const { descriptor } = parse(await readFile(path, 'utf8'), { filename: path })
      const templateOptions = { compilerOptions: { isCustomElement } }
      return {
        contents: compileScript(descriptor, { id: 'app', inlineTemplate: true, templateOptions }).content,
        loader: 'ts',
      }
    })
  },
}

/** Bundles a script with the built package, as another project does. */
async function bundle(contents: string, alias: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'js' },
    alias,
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [compileVue],
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const text = outputFiles[0]?.text ?? ''
  return text.replaceAll('</script', String.raw`<\/script`)
}

const openApp = (script: string): Promise<Page> =>
  openHost(context, stage.intranet, {
    head: '',
    body: `<div id="app"></div><script type="module">${script.replaceAll('https://money.example', stage.evenkeel.origin)}</script>`,
  })

describe('the component of @evenkeel/embed/react', () => {
  test.each([
    ['17', legacyMount, { react: 'react-17', 'react-dom': 'react-dom-17' }],
    ['18', newMount, { react: 'react-18', 'react-dom': 'react-dom-18' }],
    ['19', newMount, {}],
  ])('draws, follows, tells, and leaves under React %s', async (version, mount, alias) => {
    const source = reactApp(mount)
    const page = await openApp(
      await bundle(`${source}\nimport { version } from 'react'; window.version = version`, alias),
    )
    expect(await heard(page, 'ready', 'goals')).toEqual({ widget: 'goals' })
    expect(await page.evaluate('version')).toMatch(new RegExp(`^${version}\\.`))
    await (await frameOf(page, 'goals')).getByRole('button', { name: 'Connect' }).waitFor()
    const attributes = () =>
      page.evaluate(() => {
        const { attributes = [] } = document.querySelector('evenkeel-goals') ?? {}
        return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
      })
    const given = { 'heading-level': '3', density: 'compact', class: 'wide', style: 'min-height: 420px;' }
    expect(await attributes()).toEqual({ ...given, scheme: 'light' })
    expect(await page.evaluate('told')).toEqual([['ready', 'light', { widget: 'goals' }]])

    await page.evaluate("setScheme('dark')")
    await expect.poll(attributes).toEqual({ ...given, scheme: 'dark' })
    await page.evaluate("element.current.setAttribute('radius', '99')")
    await expect
      .poll(() => page.evaluate('told.at(-1)'))
      .toEqual(['error', 'dark', expect.objectContaining({ code: 'option_refused' })])
    expect(await page.evaluate('element.current.refresh()')).toBeUndefined()

    await page.evaluate('setIsShown(false)')
    await page.waitForFunction('element.current === null')
    expect(page.frames()).toHaveLength(1)
    expect(problems).toEqual([])
  })
})

test('the sample for Vue draws its widget under Vue 3, which takes the tag for an element', async () => {
  const path = join(root, 'samples/vue/src/evenkeel-widget.vue')
  const page = await openApp(
    await bundle(
      `import { createApp } from 'vue'; import App from ${JSON.stringify(path)}; createApp(App).mount('#app')`,
      {
        vue: 'vue/dist/vue.runtime.esm-bundler.js',
      },
    ),
  )
  expect(await heard(page, 'ready')).toEqual({ widget: 'cash-flow-chart' })
  await (await frameOf(page, 'cash-flow-chart')).getByRole('button', { name: 'Connect' }).waitFor()
  expect(problems).toEqual([])
})
