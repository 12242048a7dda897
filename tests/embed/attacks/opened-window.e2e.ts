import { paths } from '@evenkeel/api-client/contract/paths'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHost, signIn } from '../private/host-page.ts'
import { type PrivateStage, setPrivateStage } from '../private/private-stage.ts'
import { testByTime, watchOpened } from './opened-windows.ts'
import { newProfile } from '../../support/new-profile.ts'

let stage: PrivateStage
let signedIn: BrowserContext
let signedOut: BrowserContext
let hosts: readonly [Page, Page]

beforeAll(async () => {
  stage = await setPrivateStage()
  signedIn = await newProfile(stage.browser)
  signedOut = await newProfile(stage.browser)
  await signIn(signedIn, stage)
  const open = (context: BrowserContext) => openHost(context, stage.stranger, { body: '<h1>Intranet</h1>', head: '' })
  hosts = [await open(signedIn), await open(signedOut)]
})
afterAll(() => stage.close())

const seenBy = (host: Page, path: string) => watchOpened(host, stage.evenkeel.origin + path)
const seenWhole = (host: Page, path: string) => watchOpened(host, stage.evenkeel.origin + path, 'loaded')

describe('a page that opens one of ours in a window', () => {
  const cutOff = [
    '/',
    '/login',
    '/secure/home',
    '/secure/my-goals-and-finances',
    '/secure/work-with-a-planner',
    '/nothing-is-here',
    '/embed/accounts',
    '/embed/stage',
    paths.sessions.path,
    paths.exportAccountData.path,
  ]

  test.each(cutOff)('A4: has no hold on %s, whether or not a person is signed in', async (path) => {
    for (const host of hosts)
      expect(await seenBy(host, path)).toMatchObject({ states: ['open', 'closed'], frames: [0] })
  })

  test.each(['/embed', '/embed/window'])('A4: sees the same of %s, signed in or out', async (path) => {
    const [inside, outside] = [await seenWhole(hosts[0], path), await seenWhole(hosts[1], path)]
    expect({ ...inside, ms: 0 }).toEqual({ ...outside, ms: 0 })
  })

  testByTime('A4: cannot tell who is signed in when it opens /secure/home', async (which) => {
    const { ms } = await seenBy(hosts[which], '/secure/home')
    return ms
  })
})
