// Proves: ASVS-3.4.2
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { connectFrame, openFrame, pageOrigin } from '../../testing/widget-frame.ts'

const crossOriginHeaders = (headers: Headers) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-') || name === 'timing-allow-origin')

describe('the API and pages of other origins', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await app.parts.directory.companies.allowOrigin(app.company.id, pageOrigin)
  })
  afterAll(() => app.stop())

  it('A13: a preflight of any call is a 405 without a header of CORS, from an allowed page, too', async () => {
    const wrong: unknown[] = []
    for (const { method, path } of Object.values(paths)) {
      const answer = await fetch(app.origin + path.replaceAll(/\{\w+\}/g, '1'), {
        method: 'OPTIONS',
        headers: {
          Origin: pageOrigin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'authorization, dpop',
        },
      })
      const found = crossOriginHeaders(answer.headers)
      const allowed = answer.headers.get('Allow') ?? ''
      if (answer.status !== 405 || found.length > 0 || allowed.includes('OPTIONS') || !allowed.includes(method))
        wrong.push([path, answer.status, found, allowed])
      await answer.arrayBuffer()
    }
    expect(wrong).toEqual([])
  })

  it('A13: no answer to a widget’s call has a header of CORS: with its token, without, and for a token', async () => {
    const frame = await openFrame(app)
    await connectFrame(await app.signIn('ada@example.test'), frame, ['goals'])
    const token = await frame.token('goals')
    const ask = async (name: EndpointName, input: object, by?: string) => {
      const { status, headers } = await frame.send(name, input, by, { Origin: pageOrigin })
      return [status, crossOriginHeaders(headers)]
    }
    expect(await ask('myGoals', {}, token)).toEqual([401, []])
    expect(await ask('myGoals', {})).toEqual([401, []])
    expect(await ask('embedToken', { body: { widget: 'goals', origin: pageOrigin } })).toEqual([401, []])
    const { status, headers } = await frame.send('myGoals', {}, token)
    expect([status, crossOriginHeaders(headers)]).toEqual([200, []])
  })

  it.each(['/webapi/v1/embed/code', '/webapi/v1/embed/token/end', '/webapi/v1/embed/token2'])(
    'knows nothing at %s, where the widgets of before asked',
    async (path) => expect((await fetch(app.origin + path, { method: 'POST' })).status).toBe(404),
  )
})
