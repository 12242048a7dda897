import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Card, CardBody, CardFooter } from './card.tsx'

describe('Card', () => {
  it('is a region named by its title', () => {
    render(
      <Card title="November budgets" action={<button type="button">Next</button>}>
        <CardBody>Six budgets</CardBody>
        <CardFooter secondary="Day 19 of 30">Create a budget</CardFooter>
      </Card>,
    )
    const card = within(screen.getByRole('region', { name: 'November budgets' }))
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('November budgets')
    expect(card.getByText('Six budgets')).toBeTruthy()
    expect(card.getByText('Day 19 of 30')).toBeTruthy()
  })

  it('is no landmark without a name', () => {
    render(<Card>Plain</Card>)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
