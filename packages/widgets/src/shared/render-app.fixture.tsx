import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { FakeApp } from './fake-api.fixture.tsx'

type AppProps = ComponentProps<typeof FakeApp>

/** Renders what a test is about over a server in memory. `onOpen` is called with the path of each screen that is opened. */
export const renderApp = (api: AppProps['api'], content: ReactNode, onOpen?: AppProps['onOpen']) =>
  render(
    <FakeApp api={api} {...(onOpen && { onOpen })}>
      {content}
    </FakeApp>,
  )
