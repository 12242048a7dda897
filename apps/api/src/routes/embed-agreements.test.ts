import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { makeTestClient, type TestClient } from '../test/test-client.ts'

const PAGE = 'https://intranet.example'

describe('the widgets that a person lets read', () => {
  let app: TestApp
  let ada: TestClient
  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, PAGE)
    ada = await app.signIn('ada@example.test')
  })
  afterAll(() => app.stop())

  it('are listed, the newest first, and gone from the moment that they are withdrawn', async () => {
    expect(await ada.call('embedAgreements', {})).toEqual([])
    const { code } = await ada.call('embedCode', { body: { widget: 'cash-flow-chart', origin: PAGE } })
    app.clock.advance(1000)
    await ada.call('embedCode', { body: { widget: 'budget-modal', origin: PAGE } })
    const page = makeTestClient(app.origin)
    const { token } = await page.call('embedToken', { body: { code } }, { Origin: PAGE })
    const read = () => page.send('cashFlow', { body: {} }, { Authorization: `Bearer ${token}`, Origin: PAGE })
    expect((await read()).status).toBe(200)

    expect(await (await app.signIn('eve@example.test')).call('embedAgreements', {})).toEqual([])
    const [modal, chart] = await ada.call('embedAgreements', {})
    expect([modal, chart]).toMatchObject([
      { widget: 'budget-modal', origin: PAGE, agreedAt: '2026-11-21T12:00:01.000Z' },
      { widget: 'cash-flow-chart', origin: PAGE, agreedAt: '2026-11-21T12:00:00.000Z' },
    ])
    const withdraw = () => ada.send('withdrawEmbedAgreement', { body: { agreementId: chart?.agreementId } })
    expect((await withdraw()).status).toBe(200)
    expect((await read()).status).toBe(401)
    expect(await ada.call('embedAgreements', {})).toEqual([modal])
    expect((await withdraw()).status).toBe(404)
    expect((await ada.call('accessLog', {})).lines[0]).toMatchObject({ event: 'widget-withdrawn', isOwn: true })
  })

  it('are nothing to a stranger, and an id that is none is refused on its field', async () => {
    const visitor = await app.visit()
    expect(await visitor.send('embedAgreements')).toMatchObject({ status: 401 })
    expect(await visitor.send('withdrawEmbedAgreement', { body: { agreementId: 1 } })).toMatchObject({ status: 401 })
    expect(await ada.send('withdrawEmbedAgreement', { body: { agreementId: 0 } })).toMatchObject({
      status: 400,
      body: { Items: [{ Field: 'agreementId' }] },
    })
  })
})

describe('the company and the planner', () => {
  it('are nothing to a stranger', async () => {
    const app = await startTestApp()
    const visitor = await app.visit()
    for (const name of ['companyInfo', 'planner'] as const)
      expect(await visitor.send(name)).toMatchObject({ status: 401 })
    expect(await visitor.send('assignPlanner', { body: {} })).toMatchObject({ status: 401 })
    const ada = await app.signIn('ada@example.test')
    expect((await ada.call('companyInfo', {})).data.info).toMatchObject({
      companyId: app.company.id,
      name: 'Test Company',
      level1: false,
      fundStyle: 0,
    })
    await app.stop()
  })
})
