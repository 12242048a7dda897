import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TextLink } from '../link/link.tsx'
import { Money } from '../money/money.tsx'
import { longText, rightToLeftText } from '../stories.fixture.tsx'
import { Card, CardBody, CardFooter, CardSection } from './card.tsx'

const meta = {
  title: 'Base/Card',
  component: Card,
  args: { children: null },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

const action = (
  <Button size="compact" icon="plus">
    Add account
  </Button>
)

const quiet = (
  <TextLink href="#table" tone="quiet" icon="table">
    Show as table
  </TextLink>
)

export const Whole: Story = {
  render: () => (
    <Card title="Net worth" action={action}>
      <CardBody>
        <p className="text-figure">
          <Money value={77440.46} />
        </p>
      </CardBody>
      <CardSection>Assets</CardSection>
      <CardSection>Liabilities</CardSection>
      <CardFooter secondary={quiet}>
        <TextLink href="#accounts" strong arrow>
          View accounts
        </TextLink>
      </CardFooter>
    </Card>
  ),
}

export const RowWithSharedEdges: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-6">
      <Card title="Short" fill>
        <CardBody>One line.</CardBody>
        <CardFooter>Footer</CardFooter>
      </Card>
      <Card title="Long" fill>
        <CardBody>
          <p className="h-40">Much more.</p>
        </CardBody>
        <CardFooter>Footer</CardFooter>
      </Card>
    </div>
  ),
}

export const LongAndRightToLeft: Story = {
  render: () => (
    <div className="max-w-[343px]">
      <Card title={longText} action={action}>
        <CardBody>{rightToLeftText}</CardBody>
        <CardFooter secondary={quiet}>{longText}</CardFooter>
      </Card>
    </div>
  ),
}
