import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { driverKeys, type EngineBrowser, type EngineSettings, type Tab, until, type Wanted } from './engine.ts'
import { findElement } from './find-element.ts'
import { findPort } from './find-port.ts'
import { findEngines } from './installed.mjs'
import { type DriverSession, openSession } from './web-driver.ts'

/** The key of an element's id in an answer of a driver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const control = '\uE009'

/** Runs in a page whose roots are open: returns the frame, in whichever element it is. */
function findFrame(end: string): Element | undefined {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  return roots.flatMap((root) => [...root.querySelectorAll('iframe')]).find(({ src }) => src.endsWith(end))
}

/** Runs in a document: writes as a person would, as far as the page can see it. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Runs in a document. */
function pressInDocument(key: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

const idIn = (found: unknown): string | undefined => {
  const id: unknown = Reflect.get(Object(found), elementKey)
  return typeof id === 'string' ? id : undefined
}

function createTab(session: DriverSession, handle: string): Tab {
  const evaluate = (script: string, ...args: unknown[]) => session.send('POST execute/sync', { script, args })
  async function enter(frame?: string) {
    await session.send('POST window', { handle })
    await session.send('POST frame', { id: null })
    if (frame === undefined) return
    const id = await until(`the frame ${frame}`, () => evaluate(`return (${findFrame})(...arguments)`, frame))
    await session.send('POST frame', { id })
  }
  async function find(wanted: Wanted, frame?: string, patience?: number): Promise<string> {
    const read = async () => {
      await enter(frame)
      return idIn(await evaluate(`return (${findElement})(...arguments)`, wanted))
    }
    return until(`${wanted.role} ${wanted.name}`, read, patience)
  }
  const strike = async (characters: readonly string[]) => {
    await enter()
    const actions = characters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await session.send('POST actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    async goto(url) {
      await enter()
      await session.send('POST url', { url })
    },
    async run({ frame }, script, ...input) {
      await enter(frame)
      const text = `return Promise.resolve((${script})(...arguments)).then((result) => JSON.stringify(result ?? null))`
      return JSON.parse(String(await evaluate(text, ...input)))
    },
    async press(wanted, frame, patience) {
      await until(
        `a press on ${wanted.name}`,
        async () => {
          await session.send(`POST element/${await find(wanted, frame, 1000)}/click`)
          return true
        },
        patience,
      )
    },
    // Without a window manager no window has the focus, and our window takes no press without it.
    async focus() {
      await enter()
      await evaluate("document.hasFocus = () => true; dispatchEvent(new Event('focus'))")
    },
    async type(name, text, frame) {
      const id = await find({ role: 'field', name }, frame)
      await session.send(`POST element/${id}/click`)
      // The driver's keys do not reach a frame, so text is put into its fields by a script.
      if (frame === undefined) await session.send(`POST element/${id}/value`, { text: `${control}a${control}${text}` })
      else await evaluate(`(${fill})(...arguments)`, { [elementKey]: id }, text)
    },
    // As for text: made in the document.
    async key(name, frame) {
      await enter(frame)
      await evaluate(`return (${pressInDocument})(...arguments)`, name)
    },
    keys: (...names) => strike(names.map((name) => driverKeys[name])),
    write: (text) => strike([...text]),
    async picture() {
      await enter()
      return Buffer.from(String(await session.send('GET screenshot')), 'base64')
    },
    async isClosed() {
      const handles = await session.send('GET window/handles')
      return !Array.isArray(handles) || !handles.includes(handle)
    },
  }
}

const programs = () => {
  const { driver = '', browser = '', screen = '' } = findEngines().find(({ name }) => name === 'webkit')?.parts ?? {}
  return { driver, browser, screen }
}

/** Starts a screen in memory and returns its name, as `:99`. */
async function startScreen(program: string): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1800x24', '-nolisten', 'tcp']
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(child.stdout, 'data')
  return { process: child, display: `:${String(number).trim()}` }
}

/** WebKitGTK without a graphics card, and in a container without rights to make namespaces. */
const settings = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}

/** Starts WebKitGTK's small browser on a screen in memory, driven by W3C WebDriver over HTTP. */
export async function openWebKit({ preventsTracking = false }: EngineSettings): Promise<EngineBrowser> {
  const { driver, browser: binary, screen } = programs()
  const { process: screenProcess, display } = await startScreen(screen)
  const port = await findPort()
  const env = { ...process.env, ...settings, DISPLAY: display }
  const driverProcess = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const args = ['--automation', ...(preventsTracking ? ['--enable-itp'] : [])]
  const wanted = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary, args } }
  const session = await openSession(`http://127.0.0.1:${port}`, wanted)
  const handles = async () => [await session.send('GET window/handles')].flat().map(String)
  const [first = ''] = await handles()
  await session.send('POST window/rect', { width: 1280, height: 1600 })
  return {
    firstTab: createTab(session, first),
    keepsCookiesOfFrames: false,
    async opened(act) {
      const before = await handles()
      await act()
      const handle = await until('a new window', async () => (await handles()).find((one) => !before.includes(one)))
      return createTab(session, handle)
    },
    print: async () => undefined,
    async close() {
      await session.end().catch(() => undefined)
      driverProcess.kill()
      screenProcess.kill()
    },
  }
}
