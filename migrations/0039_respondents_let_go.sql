-- Law and lifecycle 6.5: one of several respondents to whom nothing could be delivered may be let go. From then on nothing
-- more is sent to her, and nobody has work with her service.
alter table service_recipient add column ended_at timestamptz;
