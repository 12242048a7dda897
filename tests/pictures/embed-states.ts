import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { BrowserContext, Frame, Page } from 'playwright-core'
import type { Person } from '../e2e/support/api.ts'
import { connect, elements, heard, loader, openHost, openWindow, shown, signIn } from '../embed/private/host-page.ts'
import { frameOf, type PrivateStage } from '../embed/private/private-stage.ts'
import { registerPerson } from './new-person.ts'

const widgets: readonly WidgetName[] = [
  'accounts',
  'transactions',
  'retirement-calculator',
  'budget-modal',
  'net-worth',
]
const places = {
  '1280': { width: 1280, css: 'main{display:grid;grid-template-columns:1fr 1fr;gap:16px}' },
  '375': { width: 375, css: 'main{display:grid;gap:16px}' },
  column: { width: 600, css: 'main{display:grid;gap:16px;width:280px}' },
} as const
const dark = 'html{color-scheme:dark;background:#14171c;color:#e8e8e8}'

/** What the widgets of a connected person read, and the request for their token. */
const reads = /\/(webapi|ngapi)\/v1\/(?!embed\/)/
const token = '**/webapi/v1/embed/token'

type Keep = (page: Page, name: string) => Promise<void>
type Open = () => Promise<Page>

interface OpenedProfile {
  readonly context: BrowserContext
  readonly open: Open
  readonly keep: (page: Page, state: string) => Promise<void>
}

const forEach = async (page: Page, act: (frame: Frame, widget: WidgetName) => Promise<unknown>) => {
  for (const widget of widgets) await act(await frameOf(page, widget), widget)
}
const allShown = (page: Page) => forEach(page, (_, widget) => shown(page, widget))
const nothingLoads = (page: Page) =>
  forEach(page, (frame) => frame.waitForFunction(() => document.querySelector('.animate-breathe') === null))

/** A page on which every answer at an address is a refusal, or none comes. */
async function takeWith(
  { context, open, keep }: OpenedProfile,
  state: string,
  address: string | RegExp,
  status?: number,
) {
  await context.route(address, (route) => (status === undefined ? undefined : route.fulfill({ status, body: '' })))
  const page = await open()
  if (address === reads) await allShown(page)
  if (status !== undefined) await nothingLoads(page)
  await keep(page, state)
  await page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

async function takeUnconnected({ open, keep }: OpenedProfile) {
  const page = await open()
  await keep(page, 'signed-out')
  const ours = await openWindow(page, 'accounts')
  await keep(page, 'waiting')
  await ours.close()
  await page.close()
}

/** The person ends the agreement elsewhere while the page is open; a widget notices with its next call. */
async function takeEnded({ open, keep }: OpenedProfile, api: Awaited<ReturnType<typeof signIn>>) {
  const page = await open()
  await allShown(page)
  await nothingLoads(page)
  await api.call('withdrawEmbedAgreement', { body: {} })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main > *')) Reflect.get(element, 'refresh').call(element)
  })
  await keep(page, 'ended')
  await page.close()
}

/** All states of a person with data in one width and scheme, in a browser that is connected on the way. */
async function takePerson(profile: OpenedProfile, stage: PrivateStage) {
  const { context, open, keep } = profile
  await takeUnconnected(profile)
  const api = await signIn(context, stage)
  const page = await open()
  await connect(page, 'accounts')
  await allShown(page)
  await nothingLoads(page)
  await keep(page, 'connected')
  await page.close()
  await takeWith(profile, 'failing', reads, 503)
  await takeWith(profile, 'slow', reads)
  await takeWith(profile, 'token-refused', token, 503)
  await takeWith(profile, 'token-slow', token)
  await takeEnded(profile, api)
}

async function takeNewcomer({ context, open, keep }: OpenedProfile, stage: PrivateStage, newcomer: Person) {
  await signIn(context, stage, newcomer)
  const page = await open()
  await connect(page, 'accounts')
  await allShown(page)
  await nothingLoads(page)
  await keep(page, 'empty')
}

async function openPage(context: BrowserContext, stage: PrivateStage, width: number, css: string): Promise<Page> {
  const head = `<meta name="viewport" content="width=device-width"><style>body{font:16px sans-serif}${css}</style>${loader}`
  const page = await openHost(context, stage.intranet, { head, body: `<main>${elements(...widgets)}</main>` })
  await page.setViewportSize({ width, height: 4000 })
  for (const widget of widgets) {
    await heard(page, 'ready', widget)
    await frameOf(page, widget)
  }
  await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight + 16) })
  return page
}

/** Takes pictures of five widgets in each state that is not the usual one; `isWanted` picks some by their names. */
export async function takeStates(stage: PrivateStage, keep: Keep, isWanted: (name: string) => boolean): Promise<void> {
  let newcomer: Person | null = null
  for (const [place, { width, css }] of Object.entries(places))
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `states-${place}-${colorScheme}`
      if (!isWanted(name)) continue
      newcomer ??= await registerPerson(stage.evenkeel.origin)
      const openProfile = async (): Promise<OpenedProfile> => {
        const context = await stage.browser.newContext({ colorScheme, reducedMotion: 'reduce' })
        context.setDefaultTimeout(60_000)
        const open = () => openPage(context, stage, width, colorScheme === 'dark' ? css + dark : css)
        return { context, open, keep: (page, state) => keep(page, `${name}-${state}`) }
      }
      for (const take of [takePerson, takeNewcomer]) {
        const profile = await openProfile()
        await take(profile, stage, newcomer)
        await profile.context.close()
      }
    }
}
