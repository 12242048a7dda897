import type { FakeAnswers } from '@evenkeel/widgets/shared/fake-api.fixture.tsx'
import { showOfProfile } from '@evenkeel/widgets/shared/profile.fixture.tsx'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { ContactPage } from './details-pages.tsx'
import { ProfilePage } from './profile-page.tsx'

const Frame = () => (
  <>
    <nav>
      <Link to="/profile">To the profile</Link>
    </nav>
    <Outlet />
  </>
)

const routes = [
  {
    Component: Frame,
    children: [
      { path: '/profile', Component: ProfilePage },
      { path: '/profile/edit-contact-information', Component: ContactPage },
    ],
  },
]

/** Shows the profile's screens with answers from memory, starting at the path. */
export const showProfile = (path: string, answers: FakeAnswers) =>
  showOfProfile(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />, answers)
