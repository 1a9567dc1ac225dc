-- Orders whose principal went back while the distribution of their last days had to wait: docs/decisions/115
create index pledge_order_ended on pledge_order (end_day) where status = 'end';
