// Proves: API-08
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { openApiDocument } from './openapi.ts'

const table: Endpoint[] = Object.values(endpoints)

describe('the description of the API', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('holds every call of the table under its full path and method, and no other', async () => {
    const document = await fetch(`${app.origin}/openapi.json`).then((answer) => answer.json())
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(table.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it('describes the body, answer, callers and errors of a call', () => {
    const document = openApiDocument('1')
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/webapi/v1/budgets/create': {
          post: {
            operationId: 'createBudget',
            'x-who': 'employee',
            requestBody: {
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/BudgetForm' },
                },
              },
            },
            responses: {
              200: {},
              400: { description: expect.stringContaining('10000 An error has occurred, Please retry') },
              401: {},
            },
          },
        },
        '/ngapi/v1/goal/plan/nextstep/{id}/status/{status}': {
          patch: {
            parameters: expect.arrayContaining([
              expect.objectContaining({ name: 'id', in: 'path', required: true }),
              expect.objectContaining({ name: 'status', in: 'path', required: true }),
            ]),
          },
        },
        '/ngapi/v1/goal/plan/nextstep': {
          get: { parameters: [{ name: 'planType', in: 'query', required: false }, {}, {}] },
        },
        '/webapi/v1/bank-files': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: { properties: { file: { contentMediaType: 'application/octet-stream' } } },
                },
              },
            },
          },
        },
      },
    })
  })

  it('says of a shape what its fields may hold', () => {
    const { components } = JSON.parse(JSON.stringify(openApiDocument('1')))
    const { BudgetForm, PositiveMoney } = components.schemas
    expect(BudgetForm).toMatchObject({
      required: ['categoryId', 'targetBudget', 'budgetPeriod'],
      properties: { targetBudget: { $ref: '#/components/schemas/PositiveMoney' } },
    })
    expect({ ...components.schemas.Money, ...PositiveMoney }).toMatchObject({
      type: 'number',
      minimum: 0.01,
      maximum: 90_000_000_000,
    })
  })

  it('can be read by a person, with its style and script in separate files', async () => {
    const answer = await fetch(`${app.origin}/docs`)
    const page = (await answer.text()).replaceAll(/\s+/g, ' ')
    const missing = table.filter(
      ({ name, path }) => !page.includes(`<article id="${name}"`) || !page.includes(`<code>${path}</code>`),
    )
    expect(missing).toEqual([])
    expect(page).toMatch(
      /<code>targetBudget<\/code> <span class="type">number \(from 0.01 to 90000000000\)<\/span> Budgeted dollars/,
    )
    expect(page).toContain('0 NOT_STARTED | 1 PLAN_PENDING | 2 IN_PROGRESS | 3 NEEDS_ATTENTION')
    expect(page).not.toMatch(/<style|\sstyle=|<script(?![^>]*src="\/docs\/docs\.js")|(?:src|href|action)="https?:/)
    for (const file of ['/docs/docs.css', '/docs/docs.js']) expect((await fetch(app.origin + file)).status).toBe(200)
  })

  it('says what a newcomer needs before the first write', async () => {
    const page = await fetch(`${app.origin}/docs`).then((answer) => answer.text())
    for (const word of [
      'X-XSRF-TOKEN',
      'Idempotency-Key',
      'Evenkeel-Change',
      'Retry-After',
      'X-Request-Id',
      'pageSize',
    ])
      expect(page).toContain(word)
    const links = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target))
    expect([...links].filter((target) => !page.includes(`id="${target}"`))).toEqual([])
  })

  it('is sent compressed, and not again to who has it', async () => {
    for (const path of ['/openapi.json', '/docs']) {
      const answer = await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'gzip' } })
      expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding'])
      const known = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
      expect((await fetch(app.origin + path, { headers: known })).status).toBe(304)
    }
  })

  it('finds calls without a script', async () => {
    const page = await fetch(`${app.origin}/docs?find=Budgets+MOVE`).then((answer) => answer.text())
    expect([...page.matchAll(/<article\s+id="(\w+)"/g)].map(([, name]) => name)).toEqual(['moveBudgetMoney'])
    expect(page).toContain('value="Budgets MOVE"')
    const marked = await fetch(`${app.origin}/docs?find=%22%3E%3Cscript%3E`).then((answer) => answer.text())
    expect(marked).toContain('0 calls')
    expect(marked).not.toContain('"><script>')
  })
})
