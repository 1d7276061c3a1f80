import { expect, test, type Locator, type Page } from '@playwright/test'
import { leaveAndWait } from './helpers/menu-timing'
import { openPage } from './helpers/open-page'

const trigger = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('button', { name, exact: true })
const card = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: new RegExp(`^${escape(name)}`) })
const escape = (text: string): string => text.replaceAll('+', '\\+')
const focusByKeyboard = async (page: Page, name: string): Promise<void> => {
  await trigger(page, name === 'Product' ? 'Product' : 'Product').page().keyboard.press('Tab')
}

const MENUS = {
  Product: {
    columns: 4,
    cards: {
      'Capital Markets': '/market-data/',
      'Live Crypto Price Charts': '/dashboards/crypto/',
      'Explore Live Demo': 'https://demo.questdb.io',
      Download: '/download/',
    },
  },
  Compare: {
    columns: 3,
    cards: {
      'vs kdb+': '/compare/questdb-vs-kdb/',
      'vs InfluxDB': '/blog/2024/02/26/questdb-versus-influxdb/',
      'vs TimescaleDB': '/blog/timescaledb-vs-questdb-comparison/',
    },
  },
}
