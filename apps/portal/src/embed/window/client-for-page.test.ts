import { expect, it } from 'vitest'
import { createClientForPage } from './client-for-page.ts'

it('names the widget and the page that asked for a change', async () => {
  const sent: (string | null)[] = []
  const client = createClientForPage({
    widget: 'account-modal',
    page: 'https://intranet.example',
    async send(request) {
      sent.push(request.headers.get('Evenkeel-Page'))
      return Response.json({})
    },
  })
  await client.change('deleteAccount', { body: { userAccountId: 1 } })
  expect(sent).toEqual(['account-modal https://intranet.example'])
})
