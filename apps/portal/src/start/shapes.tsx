import { ApiProvider } from '@evenkeel/api-client/react'
import { createClient } from '@evenkeel/api-client/client'
import { monthName } from '@evenkeel/engine'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { AppLayout } from '../layouts/app-layout.tsx'
import { LoginPage } from '../pages/auth/login-page.tsx'
import { Cards, HomeCards } from '../pages/finances/home-page.tsx'
import { PageHeader } from '../shell/page-header.tsx'
import * as words from '../words/navigation.generated.ts'

/* Runs in the build alone: draws what the page shows before its scripts are there. Nothing in it is about a person or a day. */

const anyDay = '2026-01-01'
const titleOfAnyMonth = words.budgetsOf({ month: monthName('2026-01', 'month') })

/** Home before anything is known of the person. */
const HomeShape = () => (
  <>
    <PageHeader title={'\u00A0'} subtitle={'\u00A0'} />
    <HomeCards>
      <Cards isPlaced={false} later={{ isWanted: false }} />
    </HomeCards>
  </>
)

function draw(path: string, Screen: ComponentType, Layout?: ComponentType): string {
  const screen = { path, Component: Screen }
  const router = createMemoryRouter([Layout ? { Component: Layout, children: [screen] } : screen], {
    initialEntries: [path],
  })
  const html = renderToStaticMarkup(
    <ApiProvider client={createClient()}>
      <TodayProvider today={anyDay}>
        <RouterProvider router={router} />
      </TodayProvider>
    </ApiProvider>,
  )
  return html.replaceAll(`>${titleOfAnyMonth}<`, '>\u00A0<')
}

/** Returns the HTML of home with its frame, and of the sign-in. */
export const drawShapes = () => ({
  home: draw(paths.home(), HomeShape, AppLayout),
  signIn: draw(paths.login(), LoginPage),
})
