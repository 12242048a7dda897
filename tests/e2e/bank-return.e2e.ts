// Proves: CONN-09, CONN-10, ROUTE-57, ROUTE-58
import { describe, test } from 'vitest'
import * as bankSandboxWords from '../../packages/widgets/src/words/bank-sandbox.generated.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import {
  chooseBank,
  readConnections,
  dialog,
  openLink,
  plink,
  press,
  saying,
  whenSynced,
} from './support/bank-pages.ts'
import { eventually } from '../support/eventually.ts'
import { useStage, type Visitor } from './support/stage.ts'

const stage = useStage()

const returnPage = (stateId: string) => `${stage.origin}/pagecontent/publicplaidoauth/web${stateId}`

/** How often a page asks for a new link. */
function countLinks({ page }: Pick<Visitor, 'page'>): () => number {
  let links = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/link/create')) links += 1
  })
  return () => links
}

const atHome = ({ page }: Pick<Visitor, 'page'>) =>
  eventually(() => page.url()).toBe(`${stage.origin}/secure/home#/my-goals-and-finances`)

describe('a bank that signs people in on its own page', () => {
  test('leads back into the link that was begun, without a new one, and then home', async () => {
    const visitor = await stage.visit()
    const { page } = visitor
    const links = countLinks(visitor)
    const before = (await readConnections(visitor)).length
    await openLink(page)
    await chooseBank(page, 'Summit Retirement')
    await press(page, 'Continue')
    await page.waitForURL(/publicplaidoauth\/web\?oauth_state_id=/)
    await dialog(page, 'Connect an account').getByRole('checkbox').first().waitFor()
    await expectNoAxeViolations(page, 'back from a bank')
    await press(page, bankSandboxWords.allowAndConnect())
    await saying(page, 'Summit Retirement is connected').waitFor()
    await eventually(() => plink(page)).toBeNull()
    await press(page, 'Done')
    await atHome(visitor)
    await whenSynced(visitor)
    await eventually(() => links()).toBe(1)
    // Whether it is the login that the demo has is asked: none of its accounts has transactions to tell.
    await eventually(async () => (await readConnections(visitor)).length).toBe(before + 1)
  })

  test.each([
    ['has expired', '?oauth_state_id=x', { handle: 'h', expiration: 1 }],
    ['was never begun', '?oauth_state_id=x', null],
    ['the server does not know', '?oauth_state_id=x', { handle: 'made-up', expiration: 9_999_999_999_999 }],
    ['comes back without a state', '', { handle: 'h', expiration: 9_999_999_999_999 }],
  ])('is given up without a word where the link %s', async (_, stateId, stored) => {
    const visitor = await stage.visit()
    const { page, problems } = visitor
    problems.allow(/status of 404/)
    problems.allow(/ApiFailure/)
    const links = countLinks(visitor)
    await page.evaluate((link) => {
      if (link !== null) localStorage.setItem('plink', JSON.stringify(link))
    }, stored)
    await page.goto(returnPage(stateId))
    await atHome(visitor)
    await eventually(() => plink(page)).toBeNull()
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    await eventually(() => links()).toBe(0)
  })
})
