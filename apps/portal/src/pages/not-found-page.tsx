import { Brand } from '@evenkeel/ui/brand-mark'
import { Heading } from '@evenkeel/ui/heading'
import { TextLink } from '@evenkeel/ui/link'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { usePageTitle, useRouteHandle } from '../shell/use-page-title.ts'
import { PageHeader } from '../shell/page-header.tsx'
import * as words from '../words/not-found.generated.ts'

/** What the title does not say, and the way out. */
function Nothing() {
  return (
    <>
      <p className="mt-1 mb-4 text-body text-text-muted">{words.notFoundText()}</p>
      <TextLink href={pages.home} arrow>
        {words.goHome()}
      </TextLink>
    </>
  )
}

/** The screen of a path behind the hash that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader />
      <Nothing />
    </>
  )
}

/** The page of an address that the server does not know; it may be opened without a session. */
export function LoneNotFoundPage() {
  usePageTitle()
  return (
    <main className="mx-auto min-h-dvh max-w-[1184px] bg-canvas px-4 py-8 text-text tablet:px-8">
      <Brand />
      <div className="mt-6">
        <Heading look="page" level={1} focusable>
          {useRouteHandle()?.title}
        </Heading>
        <Nothing />
      </div>
    </main>
  )
}
