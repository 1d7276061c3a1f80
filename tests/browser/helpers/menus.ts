import type { Locator } from '@playwright/test'
import { readSiteData } from '../../../src/content/site/read-site-data'

/** The top navigation as authors wrote it. */
export const MENUS = readSiteData(process.cwd(), 'menus').value

/** The first two dropdown menus, which are next to each other. */
export const [FIRST_MENU, SECOND_MENU] = MENUS.dropdowns as [Dropdown, Dropdown]

export type Dropdown = (typeof MENUS.dropdowns)[number]
export type MenuItem = Dropdown['items'][number]

/** The link of a menu's item in the navigation or in the menu of small screens. */
export const itemIn = (box: Locator, { href }: Pick<MenuItem, 'href'>): Locator =>
  box.locator(`a[href="${href}"]`)
