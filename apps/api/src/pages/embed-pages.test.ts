// Proves: GEN-14
import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClient } from '../../testing/test-client.ts'

const drawn = '<!doctype html><html data-widget="%WIDGET%" data-look="%LOOK%"><title>%TITLE%</title></html>'

describe('a frame on another page', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({
      files: {
        portal: {
          'embed/frame.html': drawn,
          'embed/stage.html': '<!doctype html>stage',
          'embed/window.html': 'window',
        },
      },
    })
  })
  afterAll(() => app.stop())

  it.each([...widgetNames, 'stage'])('%s is the same for everybody, and sets no cookie', async (name) => {
    const ada = await app.signIn('ada@example.test')
    const answers = [await ada.fetch(`/embed/${name}`), await createTestClient(app.origin).fetch(`/embed/${name}`)]
    const headersShown = ['Cache-Control', 'Cross-Origin-Embedder-Policy', 'Cross-Origin-Resource-Policy', 'Set-Cookie']
    for (const { status, headers } of answers)
      expect([status, ...headersShown.map((header) => headers.get(header))]).toEqual([
        200,
        'no-store',
        'require-corp',
        'cross-origin',
        null,
      ])
    const [signedIn, signedOut] = await Promise.all(answers.map((answer) => answer.text()))
    expect(signedIn).toBe(signedOut)
    expect(signedIn).not.toContain('%')
  })

  it('is drawn with the title of its widget', async () => {
    const answer = await fetch(`${app.origin}/embed/budget-modal`)
    expect(await answer.text()).toContain('data-widget="budget-modal" data-look="rows"><title>Budgets</title>')
  })

  it('is a page of its own address only, and unknown widgets have none', async () => {
    for (const path of ['/embed/frame.html', '/embed/window.html', '/embed/nothing'])
      expect((await fetch(app.origin + path)).status).toBe(404)
  })

  it('opens a window that has the cookies against forgery', async () => {
    const answer = await fetch(`${app.origin}/embed/window`)
    expect(answer.headers.get('Set-Cookie')).toContain('XSRF-TOKEN')
  })
})
