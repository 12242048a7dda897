import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { YourData } from './your-data.tsx'

it.each([
  [1, []],
  [3, ['Download attachments, part 2 of 3', 'Download attachments, part 3 of 3']],
])('offers each file of an export of %s', async (count, further) => {
  renderApp(<YourData onDeleted={() => undefined} />, { exportParts: { count, takes: 'nothing' }, embedAgreements: [] })
  expect(await screen.findByRole('link', { name: 'Download' })).toBeDefined()
  for (const name of further) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe(`/webapi/v1/account-data/export?part=${name.at(-6)}`)
  }
  expect(screen.queryAllByRole('link', { name: /attachments/ })).toHaveLength(further.length)
})
