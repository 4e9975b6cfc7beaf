berries-name = Baies
berries-about = Trois buissons : à qui la dernière baie ?
berries-help = pick red 2 : deux baies du buisson rouge
