import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { TextLink } from '@evenkeel/ui/link'
import { useLinks } from './links.ts'
import { paths } from './paths.ts'
import * as words from '../words/months.generated.ts'

/** Shown in place of a list of something that does not exist, with the way to all of them. */
export function UnknownThing({ title }: { readonly title: string }) {
  const { href } = useLinks()
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon="filter"
          title={title}
          action={
            <TextLink href={href(paths.allTransactions())} arrow>
              {words.showAllTransactions()}
            </TextLink>
          }
        >
          {words.unknownText()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}

/** Shown in place of the figures of a month that no calendar has. */
export const UnknownMonth = () => <UnknownThing title={words.unknownMonth()} />
