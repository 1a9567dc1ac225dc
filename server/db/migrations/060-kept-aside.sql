-- A member whose wallet has signed is told what had come from it before and is kept aside: docs/decisions/022
create index arrival_kept_aside on arrival (sender, id desc) where credited_as = 'unclaimed';
