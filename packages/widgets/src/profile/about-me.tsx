import type { AboutMe as Said, Classifiers } from '@evenkeel/api-client/contract/profile'
import { useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Form } from '@evenkeel/ui/form'
import { Skeleton } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/profile.generated.ts'
import { AboutMeFields } from './about-me-fields.tsx'
import { Dependents } from './dependents.tsx'
import { useAboutMeForm } from './use-about-me-form.tsx'

interface SaidProps {
  readonly said: Said
  readonly choices: Classifiers
}

function AboutMeForm({ said, choices }: SaidProps) {
  const form = useAboutMeForm(said)
  return (
    <Form {...form.frame} label={words.aboutMe()}>
      <AboutMeFields choices={choices} form={form} />
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {words.save()}
        </Button>
      </div>
    </Form>
  )
}

/** The form about the person and the one about their dependents, with the choices that both need. */
function WithChoices({
  height,
  children,
}: {
  readonly height: number
  readonly children: (props: SaidProps) => ReactNode
}) {
  const query = useQuery('aboutMe')
  const choices = useQuery('classifiers')
  const states = {
    label: words.loading(),
    skeleton: <Skeleton height={height} />,
    failedTitle: words.aboutMeFailed(),
  }
  return (
    <QueryView query={choices} {...states}>
      {(all) => (
        <QueryView query={query} {...states}>
          {(said) => children({ said, choices: all })}
        </QueryView>
      )}
    </QueryView>
  )
}

/** Asks who the person is, how they think about money, and who depends on them. Plans start from these answers. */
export function AboutMe() {
  return (
    <>
      <ProfileCard title={words.aboutYou()}>
        <WithChoices height={900}>{(props) => <AboutMeForm {...props} />}</WithChoices>
      </ProfileCard>
      <ProfileCard title={words.dependents()}>
        <WithChoices height={96}>
          {({ said, choices }) => <Dependents dependents={said.dependents} relations={choices.dependentRelations} />}
        </WithChoices>
      </ProfileCard>
    </>
  )
}
