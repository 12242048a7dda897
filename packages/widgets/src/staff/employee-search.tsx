import { searchFields } from '@evenkeel/api-client/contract/forms/staff'
import type { FoundUser } from '@evenkeel/api-client/contract/staff'
import { useListQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form } from '@evenkeel/ui/form'
import { Icon } from '@evenkeel/ui/icon'
import { Pagination } from '@evenkeel/ui/pagination'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { QueryView } from '../shared/query-view.tsx'
import { useTextForm } from '../shared/use-text-form.ts'
import * as words from '../words/staff.generated.ts'

const pageSize = 10
/** A shorter text would list people instead of finding one. Source: Q-STAFF-2. */
const minSearchLength = 3

interface EmployeeSearchProps {
  /** Staff search for a person; a planner's own people are listed at once. */
  readonly isStaff: boolean
  /** Returns the page of a found employee. */
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
          <span className="block wrap-anywhere text-body font-medium text-text">
            {user.firstName} {user.lastName}
          </span>
          <span className="block wrap-anywhere text-label font-normal text-text-muted">{user.email}</span>
        </span>
        <span className="shrink-0 text-label font-normal text-text-muted max-tablet:hidden">{user.companyName}</span>
        <Icon name="chevron-right" size={18} className="text-text-subtle" />
      </a>
    </li>
  )
}

function Found({ text, isStaff, pathOf }: EmployeeSearchProps & { readonly text: string }) {
  const [page, setPage] = useState(1)
  const query = useListQuery('searchUsers', { body: { text, page, pageSize: pageSize } })
  return (
    <QueryView
      query={query}
      label={words.loadingEmployees()}
      skeleton={<Skeletons />}
      failedTitle={words.employeesFailed()}
    >
      {({ items, paging }) =>
        items.length === 0 ? (
          <CardSection>
            {text === '' && !isStaff ? (
              <NobodyYet />
            ) : (
              <EmptyState title={words.noMatches()}>
                {isStaff ? words.noMatchesInCompany() : words.noMatchesText()}
              </EmptyState>
            )}
          </CardSection>
        ) : (
          <>
            <CardSection flush>
              <ul aria-label={words.employees()} className="divide-y divide-hairline">
                {items.map((user) => (
                  <FoundRow key={user.userId} user={user} pathOf={pathOf} />
                ))}
              </ul>
            </CardSection>
            <CardSection>
              <Pagination page={page} total={paging.total} pageSize={pageSize} onPage={setPage} />
            </CardSection>
          </>
        )
      }
    </QueryView>
  )
}

const Skeletons = () => (
  <CardSection>
    <SkeletonText lines={4} />
  </CardSection>
)

const NobodyYet = () => (
  <EmptyState icon="people" title={words.noEmployees()}>
    {words.noEmployeesText()}
  </EmptyState>
)

/** Finds employees by a part of their name or email: a planner among their own people, staff among those of their company. */
export function EmployeeSearch({ isStaff, pathOf }: EmployeeSearchProps) {
  const [asked, setAsked] = useState(isStaff ? null : '')
  const [error, setError] = useState<string>()
  const { frame, Field } = useTextForm({
    form: searchFields,
    defaults: { text: '' },
    submit: async ({ text: typed }) => {
      const text = typed.trim()
      const isTooShort = isStaff && text.length < minSearchLength
      setError(isTooShort ? words.tooShort({ least: String(minSearchLength) }) : undefined)
      if (!isTooShort) setAsked(text)
    },
  })
  return (
    <Card>
      <CardBody>
        <div className="pt-1 tablet:pt-3">
          <Form {...frame} label={words.find()}>
            <div className="flex flex-wrap items-end gap-3">
              <div className="min-w-40 flex-1">
                <Field name="text" error={error} />
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
    {words.search()}
  </Button>
)
