-- A member of the panel may have a page of their own on the site, and says on which days they are free (docs/decisions/0062).
alter table panel_profile
  add column has_page boolean not null default false,
  -- Civil days, as 2026-11-24.
  add column free_on text[] not null default '{}' check (array_to_string(free_on, ' ') ~ '^(\d{4}-\d\d-\d\d( \d{4}-\d\d-\d\d){0,5})?$');
