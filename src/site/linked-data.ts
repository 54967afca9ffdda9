import { type LocalizedText, language, localize } from '#kernel/language.ts';
import { institution } from '../../content/institution.ts';
import { fileAddress, pictureAddress, siteAddress, siteRoot } from './addresses.ts';

// What search engines read of a page (JSON-LD, schema.org). It says nothing that the page itself does not say.

type Json = string | number | readonly Json[] | { readonly [name: string]: Json };
export type Thing = { [name: string]: Json };

const CONTEXT = 'https://schema.org';
const us = { '@id': `${siteRoot}/#organization` };

/** Who runs the site, and the site itself: for the front page. */
export function organization(description: string): Thing {
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        ...us,
        '@type': 'Organization',
        name: institution.name,
        legalName: institution.company,
        description,
        url: siteAddress('/'),
        logo: fileAddress('/icon-512.png'),
        image: pictureAddress('/'),
        email: institution.email,
        telephone: institution.phone.dialled,
        address: {
          '@type': 'PostalAddress',
          streetAddress: institution.address.join(', '),
          addressCountry: 'IN',
        },
        ...(institution.social.length > 0
          ? { sameAs: institution.social.map(({ url }) => url) }
          : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${siteRoot}/#site`,
        name: institution.name,
        url: siteAddress('/'),
        publisher: us,
      },
    ],
  };
}

export type Crumb = { name: string; path: string };

/** The way from the front page to this one. */
export function breadcrumbs(crumbs: readonly Crumb[]): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteAddress(path),
    })),
  };
}

type Article = { path: string; title: string; excerpt: string; date: string; onlyEnglish: boolean };

export function article({ path, title, excerpt, date, onlyEnglish }: Article): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [pictureAddress(path)],
    datePublished: date,
    inLanguage: onlyEnglish ? 'en' : language(),
    mainEntityOfPage: siteAddress(path),
    author: house(),
    publisher: house(),
  };
}

type Course = { title: LocalizedText; teaches: LocalizedText; rupees: number; hours: number };

/** The academy's courses, in their order on the page. */
export function courseList(path: string, courses: readonly Course[]): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    url: siteAddress(path),
    numberOfItems: courses.length,
    itemListElement: courses.map(({ title, teaches, rupees, hours }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Course',
        name: localize(title),
        description: localize(teaches),
        provider: house(),
        timeRequired: `PT${hours}H`,
        offers: courseOffer(rupees, path),
      },
    })),
  };
}

function courseOffer(rupees: number, path: string) {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: rupees,
    priceCurrency: 'INR',
    url: siteAddress(path),
  };
}

function house(): Thing {
  return { ...us, '@type': 'Organization', name: institution.name, url: siteAddress('/') };
}
