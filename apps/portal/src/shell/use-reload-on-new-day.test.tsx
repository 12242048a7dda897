import { useQuery } from '@evenkeel/api-client/react'
import { createFakeApi, FakeApp } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReloadOnNewDay } from './use-reload-on-new-day.ts'

function Screen() {
  useQuery('categories')
  return null
}

function Late({ since }: { readonly since: Date }) {
  useReloadOnNewDay(since)
  return null
}

/** Shows a screen, and then what loads later in the same tab. */
async function openTab(since: Date) {
  const api = createFakeApi({ categories: [] })
  const tab = (late: boolean) => (
    <FakeApp api={api}>
      <Screen />
      {late && <Late since={since} />}
    </FakeApp>
  )
  const { rerender } = render(tab(false))
  await waitFor(() => expect(api.count('categories')).toBe(1))
  rerender(tab(true))
  return api
}

it('reads again when the day changed before this code was loaded', async () => {
  const api = await openTab(new Date(Date.now() - 25 * 60 * 60_000))
  await waitFor(() => expect(api.count('categories')).toBe(2))
})

it('reads nothing again on the day on which the tab was opened', async () => {
  const api = await openTab(new Date())
  await Promise.resolve()
  expect(api.count('categories')).toBe(1)
})
