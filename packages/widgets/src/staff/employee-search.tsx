import type { FoundUser } from '@evenkeel/api-client/contract/staff'
import { useListQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form } from '@evenkeel/ui/form'
import { Icon } from '@evenkeel/ui/icon'
import { Pagination } from '@evenkeel/ui/pagination'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { TextInput } from '@evenkeel/ui/text-input'
import { useState } from 'react'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'

const PAGE_SIZE = 10
/** A shorter text would list people rather than find one. Source: open question Q-STAFF-2. */
const SHORTEST_SEARCH = 2

interface EmployeeSearchProps {
  /** Staff look for somebody; a planner's own people are there at once. */
  readonly isStaff: boolean
  /** Where a found employee leads. */
  readonly pathOf: (userId: number) => string
}

function FoundRow({ user, pathOf }: { readonly user: FoundUser; readonly pathOf: EmployeeSearchProps['pathOf'] }) {
  const links = useLinks()
  return (
    <li>
      <a
        href={links.href(pathOf(user.userId))}
        className="group flex min-h-14 items-center gap-4 px-4 py-2 hover:bg-sunken tablet:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-body font-medium text-text">
            {user.firstName} {user.lastName}
          </span>
          <span className="block truncate text-label font-normal text-text-muted">{user.email}</span>
        </span>
        <span className="shrink-0 text-label font-normal text-text-muted max-tablet:hidden">{user.companyName}</span>
        <Icon name="chevron-right" size={18} className="text-text-subtle" />
      </a>
    </li>
  )
}

function Found({ text, isStaff, pathOf }: EmployeeSearchProps & { readonly text: string }) {
  const [page, setPage] = useState(1)
  const query = useListQuery('searchUsers', { body: { text, page, pageSize: PAGE_SIZE } })
  return (
    <Loaded query={query} label="Loading employees" skeleton={<Skeletons />} failedTitle="The employees did not load">
      {({ items, paging }) =>
        items.length === 0 ? (
          <CardSection>
            {text === '' && !isStaff ? (
              <NobodyYet />
            ) : (
              <EmptyState title="Nobody found">Try another part of the name or the email.</EmptyState>
            )}
          </CardSection>
        ) : (
          <>
            <CardSection flush>
              <ul aria-label="Employees" className="divide-y divide-hairline">
                {items.map((user) => (
                  <FoundRow key={user.userId} user={user} pathOf={pathOf} />
                ))}
              </ul>
            </CardSection>
            <CardSection>
              <Pagination page={page} total={paging.total} pageSize={PAGE_SIZE} onPage={setPage} />
            </CardSection>
          </>
        )
      }
    </Loaded>
  )
}

const Skeletons = () => (
  <CardSection>
    <SkeletonText lines={4} />
  </CardSection>
)

const NobodyYet = () => (
  <EmptyState icon="people" title="No employees yet">
    Employees who ask for a planner, or whom your operator assigns to you, stand here.
  </EmptyState>
)

/** Finds employees by a part of their name or email: a planner among their own people, staff among all. */
export function EmployeeSearch({ isStaff, pathOf }: EmployeeSearchProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(isStaff ? null : '')
  const [error, setError] = useState<string>()
  const submit = () => {
    const text = typed.trim()
    const isTooShort = isStaff && text.length < SHORTEST_SEARCH
    setError(isTooShort ? `Please enter at least ${SHORTEST_SEARCH} characters.` : undefined)
    if (!isTooShort) setAsked(text)
  }
  return (
    <Card>
      <CardBody>
        <div className="pt-1 tablet:pt-3">
          <Form label="Find an employee" onSubmit={submit}>
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-40 flex-1">
                <TextInput
                  name="text"
                  label="Name or email"
                  autoComplete="off"
                  error={error}
                  value={typed}
                  onChange={setTyped}
                />
              </div>
              {error === undefined && <SearchButton />}
            </div>
            {error !== undefined && <SearchButton />}
          </Form>
        </div>
      </CardBody>
      {asked !== null && <Found key={asked} text={asked} isStaff={isStaff} pathOf={pathOf} />}
    </Card>
  )
}

const SearchButton = () => (
  <Button type="submit" variant="primary" icon="search">
    Search
  </Button>
)
